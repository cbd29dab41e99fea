// SPDX-License-Identifier: MIT
// The menu with the games that are offered, in an order that begins with what explains itself.
#include "game/games.h" // enum game_id
#include "ui/screens/titles.h"
#include "ui/screens/kiosk/kiosk.h" // what is offered

// Those of a family stand together.
static const FLASH uint8_t order[KIOSK_GAMES] = {
    GAME_NIM,        GAME_WYTHOFF,    GAME_STAIR,       // Nim
    GAME_CHOMP,                                         // Chomp
    GAME_TAKE,       GAME_FIB,        GAME_DYN1,        // Take away
    GAME_SOS,                                           // SOS
    GAME_NORTHCOTT,  GAME_NORTHCOTTR, GAME_NIMBLE,      // Strips
    GAME_TURTLE_OPT, GAME_TURTLE_MAN, GAME_TURTLE_EDGE, // Coins
    GAME_MOORE,      GAME_BNIM,       GAME_POJ2315,     // Nim_k
    GAME_SUB,        GAME_SUBSUM,                       // Subtraction
    GAME_DIVIDE,                                        // Divide
    GAME_DAG,        GAME_EVERYSG,                      // Graph
    GAME_MIXED,                                         // Mixed
    ROW_MORRA,
};

uint8_t kiosk_row(uint8_t game)
{
    return order[game];
}

uint8_t kiosk_game(uint8_t row)
{
    uint8_t game = 0;
    while (order[game] != row)
        game++;
    return game;
}

bool kiosk_offers(uint8_t game)
{
    return !(kiosk.settings.hidden[game / 8] >> game % 8 & 1);
}

static uint8_t family_of(uint8_t game)
{
    return title_of(order[game])->family;
}

// The next row, going in steps of 1 or -1, that is offered and of the same family, or of another one.
static uint8_t next(uint8_t row, int8_t step, bool same)
{
    uint8_t game = kiosk_game(row), left = KIOSK_GAMES;
    const uint8_t family = family_of(game);
    do
        game = ui_ring(game, KIOSK_GAMES - 1, step);
    while (--left && !(kiosk_offers(game) && (family_of(game) == family) == same));
    return order[game];
}

uint8_t title_step(uint8_t row, int8_t step)
{
    return next(row, step, true);
}

uint8_t family_step(uint8_t row, int8_t step)
{
    return next(row, step, false);
}
