// SPDX-License-Identifier: MIT
// Measures the cycles of a reply on the ATmega328P, for `avr-run --cycles`. A row number in GPIOR1 begins a
// measurement, 0 ends it. The cycles include the arguments, the call and the return. cycles.py names the
// rows.
#include "game/games.h" // the table
#include "game/theory/theories.h"
#include "random.h"

#include <avr/interrupt.h> // cli
#include <avr/io.h>        // GPIOR1
#include <avr/sleep.h>     // sleep_mode

#define SMALL_PILES 4
#define SMALL_PILE_MAX 9
#define RANDOM_POSITIONS 100000UL // number of positions with random k, in normal or misère play
#define GROWTH_POSITIONS 20000    // number of positions with 4 piles, and number with 8 piles

enum row {
    ROW_NIM = 1,
    ROW_MNIM,
    ROW_MOORE,             // k = 2, then k = 3
    ROW_MMOORE = 5,        // ROW_MOORE in misère play
    ROW_RANDOM = 7,        // 8 piles, any k
    ROW_THROUGH_GAMES,     // like ROW_RANDOM, but called through the table games[]
    ROW_GROWTH_FOUR,       // four rows with 4 piles: Nim, then Nim_k with k = 1, 2 and 3
    ROW_GROWTH_EIGHT = 13, // four rows with 8 piles, for the same games
    ROW_NIM_GAME = 17,     // two rows with game_reply(), for Nim and for misère Nim
};

static struct position position;
static struct move move;

// noinline, so that the compiler cannot know the arguments.
static __attribute__((noinline)) void measure_nim(uint8_t row, const struct position *before,
                                                  struct move *reply)
{
    GPIOR1 = row;
    nim_reply(before, reply);
    GPIOR1 = 0;
}

static __attribute__((noinline)) void measure_moore(uint8_t row, const struct position *before,
                                                    struct move *reply)
{
    GPIOR1 = row;
    moore_reply(before, reply);
    GPIOR1 = 0;
}

static __attribute__((noinline)) void measure_game(uint8_t row, const FLASH struct game *game,
                                                   const struct position *before, struct move *reply)
{
    GPIOR1 = row;
    game->outcomes->reply(before, reply);
    GPIOR1 = 0;
}

static __attribute__((noinline)) void measure_whole(uint8_t row, const FLASH struct game *game,
                                                    const struct position *before, struct move *reply)
{
    GPIOR1 = row;
    game_reply(game, before, reply);
    GPIOR1 = 0;
}

static void measure_small(void)
{
    position.k = 1;
    for (uint8_t misere = 0; misere <= 1; misere++) {
        position.misere = misere;
        measure_nim(ROW_NIM + misere, &position, &move);
        measure_whole(ROW_NIM_GAME + misere, &games[GAME_NIM + misere], &position, &move);
    }
    for (position.k = 2; position.k <= 3; position.k++) {
        position.misere = false;
        measure_moore(ROW_MOORE + position.k - 2, &position, &move);
        position.misere = true;
        measure_moore(ROW_MMOORE + position.k - 2, &position, &move);
    }
}

// Advances to the next position. Returns false after the last position.
static bool next_small(void)
{
    for (uint8_t i = 0; i < SMALL_PILES; i++) {
        if (++position.part[i] <= SMALL_PILE_MAX)
            return true;
        position.part[i] = 0;
    }
    return false;
}

static void random_piles(uint8_t count)
{
    position.count = count;
    for (uint8_t i = 0; i < count; i++)
        position.part[i] = (random_bits() >> 8) % (PART_MAX + 1);
}

static void measure_random(void)
{
    for (uint32_t n = 0; n < RANDOM_POSITIONS; n++) {
        random_piles(PILES_MAX);
        uint8_t bits = random_bits() >> 16;
        position.k = 1 + bits % PILES_MAX;
        position.misere = bits >> 7;
        measure_moore(ROW_RANDOM, &position, &move);
        measure_game(ROW_THROUGH_GAMES, &games[position.misere ? GAME_MMOORE : GAME_MOORE], &position, &move);
    }
}

static void measure_growth(uint8_t count, uint8_t row)
{
    for (uint16_t n = 0; n < GROWTH_POSITIONS; n++) {
        random_piles(count);
        position.misere = n & 1;
        position.k = 1;
        measure_nim(row, &position, &move);
        for (; position.k <= 3; position.k++)
            measure_moore(row + position.k, &position, &move);
    }
}

int main(void)
{
    position.count = SMALL_PILES;
    do
        measure_small();
    while (next_small());
    measure_random();
    measure_growth(4, ROW_GROWTH_FOUR);
    measure_growth(8, ROW_GROWTH_EIGHT);
    cli();
    sleep_mode();
}
