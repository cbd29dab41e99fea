// SPDX-License-Identifier: MIT
// Measures the cycles of a reply on the ATmega328P, for `avr-run --cycles`. A row number in GPIOR1 begins a
// measurement, 0 ends it. The cycles include the arguments, the call and the return. charts.py draws the
// rows for each number of piles, cycles.py names the other rows.
#include "game/games.h" // the table
#include "game/theory/theories.h"
#include "random.h"

#include <avr/interrupt.h> // cli
#include <avr/io.h>        // GPIOR1
#include <avr/sleep.h>     // sleep_mode

#define SMALL_PILES 4
#define SMALL_PILE_MAX 9
#define RANDOM_POSITIONS 100000UL // number of positions with random k, in normal or misère play
#define POSITIONS 2000            // for each number of piles
#define K_MAX 7

// Row 0 is empty. Then each number of piles has ROWS rows.
enum { ROW_TEXTBOOK, ROW_NIM, ROW_MOORE, ROWS = ROW_MOORE + K_MAX };
enum {
    ROW_SMALL = PILES_MAX * ROWS + 1, // Nim, then misère Nim
    ROW_SMALL_MOORE = ROW_SMALL + 2,  // k = 2, k = 3, then both in misère play
    ROW_RANDOM = ROW_SMALL_MOORE + 4, // 8 piles, any k; directly, then through the table games[]
    ROW_NIM_GAME = ROW_RANDOM + 2,    // game_reply() for Nim, then for misère Nim
};

static struct position position;
static struct move move;

// Finds a reply in Nim as textbooks do, from the nim-sum of all piles.
static enum verdict textbook(const struct position *before, struct move *reply)
{
    int sum = 0;
    for (int i = 0; i < before->count; i++)
        sum ^= before->part[i];
    reply->count = 0;
    for (int i = 0; i < before->count; i++) {
        const int becomes = sum ? before->part[i] ^ sum : before->part[i] - 1;
        if (becomes >= 0 && becomes < before->part[i]) {
            reply->count = 1;
            reply->change[0] = (struct change){i, becomes};
            break;
        }
    }
    return sum ? N_POSITION : P_POSITION;
}

// noinline, so that the compiler cannot know the arguments.
#define MEASURE(name, call, ...)                                                                             \
    static __attribute__((noinline)) void measure_##name(                                                    \
        uint8_t row, __VA_ARGS__ const struct position *before, struct move *reply)                          \
    {                                                                                                        \
        GPIOR1 = row;                                                                                        \
        call;                                                                                                \
        GPIOR1 = 0;                                                                                          \
    }
#define GAME const FLASH struct game *game,
MEASURE(textbook, textbook(before, reply), )
MEASURE(nim, nim_reply(before, reply), )
MEASURE(moore, moore_reply(before, reply), )
MEASURE(table, game->outcomes->reply(before, reply), GAME)
MEASURE(game, game_reply(game, before, reply), GAME)

static void random_piles(void)
{
    for (uint8_t i = 0; i < position.count; i++)
        position.part[i] = (random_bits() >> 8) % (PART_MAX + 1);
}

static void measure_growth(void)
{
    const uint8_t row = (position.count - 1) * ROWS + 1;
    for (uint16_t n = 0; n < POSITIONS; n++) {
        random_piles();
        position.misere = n & 1;
        measure_textbook(row + ROW_TEXTBOOK, &position, &move);
        measure_nim(row + ROW_NIM, &position, &move);
        for (position.k = 1; position.k <= position.count && position.k <= K_MAX; position.k++)
            measure_moore(row + ROW_MOORE + position.k - 1, &position, &move);
    }
}

static void measure_small(void)
{
    for (uint8_t misere = 0; misere <= 1; misere++) {
        position.misere = misere;
        position.k = 1;
        measure_nim(ROW_SMALL + misere, &position, &move);
        measure_game(ROW_NIM_GAME + misere, &games[GAME_NIM + misere], &position, &move);
        for (position.k = 2; position.k <= 3; position.k++)
            measure_moore(ROW_SMALL_MOORE + 2 * misere + position.k - 2, &position, &move);
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

static void measure_random(void)
{
    for (uint32_t n = 0; n < RANDOM_POSITIONS; n++) {
        random_piles();
        uint8_t bits = random_bits() >> 16;
        position.k = 1 + bits % PILES_MAX;
        position.misere = bits >> 7;
        measure_moore(ROW_RANDOM, &position, &move);
        measure_table(ROW_RANDOM + 1, &games[position.misere ? GAME_MMOORE : GAME_MOORE], &position, &move);
    }
}

int main(void)
{
    for (position.count = 1; position.count <= PILES_MAX; position.count++)
        measure_growth();
    position = (struct position){.count = SMALL_PILES};
    do
        measure_small();
    while (next_small());
    position.count = PILES_MAX;
    measure_random();
    cli();
    sleep_mode();
}
