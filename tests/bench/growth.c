// SPDX-License-Identifier: MIT
// Measures the cycles of a reply for each number of piles and each k, for `avr-run --cycles` as in reply.c.
// Also measures a textbook's method for Nim. charts.py draws the results.
#include "game/theory/theories.h"
#include "random.h"

#include <avr/interrupt.h> // cli
#include <avr/io.h>        // GPIOR1
#include <avr/sleep.h>     // sleep_mode

#define POSITIONS 2000 // for each row
#define K_MAX 7

// Measurements. Ids start at 1, with ROWS ids for each number of piles.
enum { ROW_TEXTBOOK, ROW_NIM, ROW_MOORE, ROWS = ROW_MOORE + K_MAX };

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
#define MEASURE(name)                                                                                        \
    static __attribute__((noinline)) void measure_##name(uint8_t row, const struct position *before,         \
                                                         struct move *reply)                                 \
    {                                                                                                        \
        GPIOR1 = row;                                                                                        \
        name(before, reply);                                                                                 \
        GPIOR1 = 0;                                                                                          \
    }
MEASURE(textbook)
MEASURE(nim_reply)
MEASURE(moore_reply)

int main(void)
{
    for (position.count = 1; position.count <= PILES_MAX; position.count++) {
        const uint8_t row = (position.count - 1) * ROWS + 1;
        for (uint16_t n = 0; n < POSITIONS; n++) {
            for (uint8_t i = 0; i < position.count; i++)
                position.part[i] = (random_bits() >> 8) % (PART_MAX + 1);
            position.misere = n & 1;
            measure_textbook(row + ROW_TEXTBOOK, &position, &move);
            measure_nim_reply(row + ROW_NIM, &position, &move);
            for (position.k = 1; position.k <= position.count && position.k <= K_MAX; position.k++)
                measure_moore_reply(row + ROW_MOORE + position.k - 1, &position, &move);
        }
    }
    cli();
    sleep_mode();
}
