// SPDX-License-Identifier: MIT
// Measures the cycles of games with a formula or Grundy values on the ATmega328P, for `avr-run --cycles` as
// in reply.c. Each game has two measurements: a whole reply, and each call for the next winning move.
// cycles.py names the ids.
#include "game/games.h"
#include "random.h"

#include <avr/interrupt.h> // cli
#include <avr/io.h>        // GPIOR1
#include <avr/sleep.h>     // sleep_mode

enum { POSITIONS = 400, LISTED = 8, COINS = 12, MEN = 8, COLUMNS = 9 };

// The take-away set whose values become periodic latest
#define SLOWEST_SET 0x8a050

static const uint8_t measured[] = {GAME_TAKE,      GAME_MTAKE,      GAME_SUB,        GAME_MSUB,
                                   GAME_SUBSUM,    GAME_MSUBSUM,    GAME_MIXED,      GAME_MMIXED,
                                   GAME_WYTHOFF,   GAME_FIB,        GAME_DYN1,       GAME_STAIR,
                                   GAME_NIMBLE,    GAME_TURTLE_OPT, GAME_TURTLE_MAN, GAME_TURTLE_EDGE,
                                   GAME_NORTHCOTT, GAME_NORTHCOTTR, GAME_DIVIDE};

static const FLASH struct game *game;
static struct position position;

// Returns a random number from 1 to `limit`, near the limit if at_limit.
static uint16_t deal(bool at_limit, uint16_t limit)
{
    return at_limit ? limit - random_below(3) : 1 + random_below(limit);
}

static void set_position(uint16_t n)
{
    const bool at_limit = n & 1;
    position = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    if (game->params == PARAM_S)
        for (uint8_t left = TAKES_MAX; left; left--)
            position.set |= (subtraction_set_t)1 << deal(false, TAKE_MAX);
    if (game->params == PARAM_S && n & 2)
        position.set = SLOWEST_SET;
    position.columns = COLUMNS;
    position.stones = deal(at_limit, STONES_MAX);
    position.cap = deal(n & 2, game->params == PARAM_MAX ? 20 : STONES_MAX);
    if (game->shape == SHAPE_HEAP)
        return;
    const bool is_pair = game->shape == SHAPE_PAIR || game->shape == SHAPE_BOXES;
    position.count = is_pair ? 2 : PILES_MAX;
    if (game->shape == SHAPE_COINS)
        position.count = COINS;
    for (uint8_t i = 0; i < position.count; i++)
        position.part[i] =
            game->shape == SHAPE_COINS ? at_limit || random_below(2) : deal(at_limit, PART_MAX);
    if (game->shape == SHAPE_MEN)
        for (uint8_t i = 0; i < MEN; i += 2) {
            position.part[i] = deal(false, COLUMNS);
            position.part[i + 1] = deal(false, COLUMNS - 1);
            position.part[i + 1] += position.part[i + 1] >= position.part[i];
        }
}

static __attribute__((noinline)) void measure(uint8_t id)
{
    struct move move = {0};
    GPIOR1 = id;
    game_reply(game, &position, &move);
    GPIOR1 = 0;

    move = (struct move){0};
    uint8_t left = LISTED;
    do {
        GPIOR1 = id + 1;
        game_next_winning(game, &position, &move);
        GPIOR1 = 0;
    } while (game_is_move(&move) && --left);
}

int main(void)
{
    for (uint8_t i = 0; i < sizeof measured; i++) {
        game = &games[measured[i]];
        for (uint16_t n = 0; n < POSITIONS; n++) {
            set_position(n);
            measure(1 + 2 * i);
        }
    }
    cli();
    sleep_mode();
}
