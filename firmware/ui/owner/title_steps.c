// SPDX-License-Identifier: MIT
// The menu with all games and languages. Boards with a kiosk link kiosk/title_steps.c instead.
#include "ui/screens/titles.h"

#include "ui/messages/messages.h"
#include "ui/screens/ui.h" // ui_ring

// Families in the order of the menu. The last one has the games without titles, and is passed over if there
// are none.
static const FLASH uint8_t families[] = {
    TITLE_NIM,        TITLE_NIM_K,      TITLE_TAKE_AWAY,   TITLE_SUBTRACTION, TITLE_CHOMP,       TITLE_SOS,
    MSG_FAMILY_MIXED, MSG_FAMILY_GRAPH, MSG_FAMILY_STRIPS, MSG_FAMILY_COINS,  MSG_FAMILY_DIVIDE, TITLE_MORE,
};
enum { LAST_FAMILY = sizeof families - 1 };

static uint8_t family_of(uint8_t row)
{
    return title_of(row)->family;
}

uint8_t title_step(uint8_t row, int8_t step)
{
    const uint8_t family = family_of(row);
    do
        row = ui_ring(row, GAME_COUNT - 1, step);
    while (family_of(row) != family);
    return row;
}

uint8_t family_step(uint8_t row, int8_t step)
{
    uint8_t family = family_of(row), at = 0;
    while (at < LAST_FAMILY && families[at] != family)
        at++;
    for (;;) {
        at = ui_ring(at, LAST_FAMILY, step);
        family = families[at];
        for (row = 0; row < GAME_COUNT; row++)
            if (family_of(row) == family)
                return row; // the first one of the family
    }
}

bool has_languages(void)
{
    return LANGUAGES > 1;
}

void language_step(int8_t step)
{
    message_set_language(ui_ring(message_language(), LANGUAGES - 1, step));
}
