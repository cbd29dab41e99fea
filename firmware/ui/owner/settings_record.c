// SPDX-License-Identifier: MIT
#include "ui/owner/settings_record.h"

#include "ui/screens/titles.h"
#include "ui/screens/screen.h"

#include <stddef.h> // offsetof
#include <string.h> // memcpy

// The record of the settings has the human's own piles behind them, as in struct ui, and then the sides. The
// game is kept as the number of its record, which is the same in every firmware; one that is not there
// becomes the first of the table.
enum { SETTINGS_BYTES = sizeof ui.settings + sizeof ui.start, SIDES = sizeof ui.match.side };
_Static_assert(offsetof(struct ui, start) == offsetof(struct ui, settings) + sizeof ui.settings,
               "the piles are kept behind the settings");
_Static_assert(KIOSK || SETTINGS_BYTES + SIDES <= BOARD_BYTE, "the settings fit in a record");

// Copies the settings into a record, or from it; true if anything has changed.
static bool copy(uint8_t *record, bool from_record)
{
    uint8_t *setting = (uint8_t *)&ui.settings;
    bool changed = false;
    for (uint8_t left = SETTINGS_BYTES + SIDES; left; left--, record++, setting++) {
        if (left == SIDES)
            setting = ui.match.side;
        if (*record != *setting)
            changed = true;
        if (from_record)
            *setting = *record;
        else
            *record = *setting;
    }
    return changed;
}

void settings_record_load(uint8_t record[RECORD_BYTES])
{
    if (!((const struct settings *)record)->level)
        return;
    copy(record, true);
    uint8_t row = GAME_COUNT - 1;
    while (row && title_of(row)->record != ui.settings.game)
        row--;
    ui.settings.game = row;
}

bool settings_record_store(uint8_t record[RECORD_BYTES])
{
    const uint8_t row = ui.settings.game;
    ui.settings.game = title_of(row)->record;
    const bool changed = copy(record, false);
    ui.settings.game = row;
    return changed;
}

void results_show(const uint8_t *result)
{
    uint8_t *const number = ui.view.number;
    memcpy(number, &result[WON], WON_BYTES);
    memcpy(number + WON_BYTES, &result[PLAYED], PLAYED_BYTES);
    number[COUNT_BYTES] = result[BEST];
}
