// SPDX-License-Identifier: MIT
// The menu of a board with an owner lists all games.
#include "ui/screens/titles.h"
#include "ui/screens/venue.h"

enum screen_id venue_opening(const struct venue *venue)
{
    (void)venue;
    return STAY;
}

bool venue_counts(const struct ui *ui)
{
    return !ui_two_players(ui);
}

// Families in the order of the menu
static const FLASH uint8_t families[] = {
    TITLE_NIM,        TITLE_NIM_K,      TITLE_TAKE_AWAY,   TITLE_SUBTRACTION, TITLE_CHOMP,       TITLE_SOS,
    MSG_FAMILY_MIXED, MSG_FAMILY_GRAPH, MSG_FAMILY_STRIPS, MSG_FAMILY_COINS,  MSG_FAMILY_DIVIDE,
};
enum { LAST_FAMILY = sizeof families - 1 };

static uint8_t family_of(uint8_t row)
{
    return title_of(row)->family;
}

uint8_t title_step(const struct venue *venue, uint8_t row, int8_t step)
{
    (void)venue;
    const uint8_t family = family_of(row);
    do
        row = ui_ring(row, GAME_COUNT - 1, step);
    while (family_of(row) != family);
    return row;
}

uint8_t family_step(const struct venue *venue, uint8_t row, int8_t step)
{
    (void)venue;
    uint8_t family = family_of(row), at = 0;
    while (at < LAST_FAMILY && families[at] != family)
        at++;
    for (;;) {
        at = ui_ring(at, LAST_FAMILY, step);
        family = families[at];
        for (row = 0; row < GAME_COUNT; row++)
            if (family_of(row) == family)
                return row; // the first game of this family
    }
}
