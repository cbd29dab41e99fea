// SPDX-License-Identifier: MIT
// The menu of a board with an owner lists all games.
#include "ui/screens/titles.h"
#include "ui/screens/venue.h"

enum screen_id venue_opening(const struct venue *venue, enum screen_id turn)
{
    (void)venue;
    return turn;
}

bool venue_counts(const struct ui *ui)
{
    return !ui_two_players(ui);
}

// The first game of each family, in the order of the menu
static const FLASH uint8_t first_games[] = {
    GAME_NIM,   GAME_MOORE, GAME_TAKE,   GAME_SUB,        GAME_CHOMP,  GAME_SOS,
    GAME_MIXED, GAME_DAG,   GAME_NIMBLE, GAME_TURTLE_OPT, GAME_DIVIDE,
};
enum { LAST_FAMILY = sizeof first_games - 1 };

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
    const uint8_t family = family_of(row);
    uint8_t at = 0;
    while (at < LAST_FAMILY && family_of(first_games[at]) != family)
        at++;
    return first_games[ui_ring(at, LAST_FAMILY, step)];
}
