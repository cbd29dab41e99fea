// SPDX-License-Identifier: MIT
#include "ui/screens/titles.h"

#include "storage/record.h"       // RECORDS
#include "ui/messages/messages.h" // the titles of the games

#define TITLE(game, number, its_family, its_name, piles, twin, its_goal)                                     \
    [game] = {.record = (number),                                                                            \
              .family = (its_family),                                                                        \
              .name = (its_name),                                                                            \
              .custom_piles = (piles),                                                                       \
              .has_twin = (twin),                                                                            \
              .goal = (its_goal)},
const FLASH struct title titles[ROW_MORRA + 1] = {TITLES(TITLE)};

#define GAME(game, ...) game,
static const FLASH uint8_t kiosk_games[] = {TITLES(GAME)};

#define RECORD_BIT(record) (UINT64_C(1) << (record))
#define RECORD_SUM(game, record, ...) +RECORD_BIT(record)
#define RECORD_SET(game, record, ...) | RECORD_BIT(record)
#define SETTINGS_RECORDS                                                                                     \
    (RECORD_BIT(RECORD_CHOICES) | RECORD_BIT(RECORD_HIDDEN) | RECORD_BIT(RECORD_RESET) |                     \
     RECORD_BIT(RECORD_SERVICE))
_Static_assert((0 TITLES(RECORD_SUM)) == (0 TITLES(RECORD_SET)), "each game has a record of its own");
_Static_assert(((0 TITLES(RECORD_SET)) & SETTINGS_RECORDS) == 0, "no game has the record of a setting");
_Static_assert((0 TITLES(RECORD_SET)) < RECORD_BIT(RECORDS), "RECORDS is above all records of games");

const FLASH struct title *title_of(uint8_t game)
{
    return &titles[game];
}

uint8_t title_game(uint8_t place)
{
    return kiosk_games[place];
}

uint8_t title_place(uint8_t game)
{
    uint8_t place = TITLED_GAMES;
    do
        place--;
    while (place && kiosk_games[place] != game);
    return place;
}
