// SPDX-License-Identifier: MIT
#include "ui/screens/kept.h"

#include "ui/screens/notes.h" // which record
#include "ui/screens/order.h"
#include "ui/screens/screen.h"

#include <string.h> // memcpy

// The record of the settings. The game is that of a record, because numbers of games may change.
struct kept {
    struct settings settings;
    uint8_t side[2];
    part_t piles[PILES_MAX];
};
_Static_assert(!MENU_KEEPS || sizeof(struct kept) <= RECORD_BYTES, "the settings fit in a record");

static const FLASH struct keeper *kept_in;

void kept_init(const FLASH struct keeper *keeper, const uint8_t *record)
{
    kept_in = keeper;
    if (!record)
        return;
    const struct kept *const kept = (const struct kept *)record;
    ui.settings = kept->settings;
    memcpy(ui.match.side, kept->side, sizeof kept->side);
    memcpy(ui.start, kept->piles, sizeof kept->piles);
    uint8_t place = KIOSK_GAMES;
    do
        ui.settings.game = order_row(--place);
    while (place && order_record(place) != kept->settings.game);
}

void kept_settings(uint8_t record[RECORD_BYTES])
{
    struct kept *const kept = (struct kept *)record;
    memset(record, 0, RECORD_BYTES);
    kept->settings = ui.settings;
    kept->settings.game = notes_record();
    memcpy(kept->side, ui.match.side, sizeof kept->side);
    memcpy(kept->piles, ui.start, sizeof kept->piles);
}

// Puts a count into the view, in digits without leading zeros.
static uint8_t *put_count(uint8_t *number, const uint8_t *count, uint8_t bytes)
{
    uint8_t none = NO_DIGIT;
    for (; bytes; bytes--, count++) {
        const uint8_t ten = *count / 10, one = *count % 10;
        if (ten)
            none = 0;
        *number++ = ten ? ten : none;
        if (one || bytes == 1)
            none = 0;
        *number++ = one ? one : none;
    }
    return number;
}

void kept_show(void)
{
    static const uint8_t zero[RECORD_BYTES];
    const uint8_t *result = kept_in->read(notes_record());
    if (!result)
        result = zero;
    result += notes_level() * RESULT_BYTES;
    uint8_t *const played = put_count(ui.view.number, &result[WON], WON_BYTES);
    *put_count(played, &result[PLAYED], PLAYED_BYTES) = result[BEST];
}

void kept_reset(void)
{
    kept_in->reset(notes_record(), notes_level());
}
