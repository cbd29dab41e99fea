// SPDX-License-Identifier: MIT
// The menu with the games that are offered, in an order that begins with what explains itself.
#include "ui/screens/titles.h"
#include "ui/screens/kiosk/kiosk.h" // what is offered

// Rows of the table of games; those of a family stand together.
static const FLASH uint8_t order[KIOSK_GAMES] = {
    0,         12, 15, // Nim, Wythoff's, Staircase
    29,                // Chomp
    4,         13, 14, // Take away, Fibonacci, Dynamic
    22,                // SOS
    20,        21, 16, // Northcott, and back; Nimble
    17,        18, 19, // Turtles
    2,         24, 25, // Nim_k, Bounded, Football
    6,         8,      // Subtraction
    23,                // Empty and divide
    26,        28,     // Graph
    10,                // Mixed
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
