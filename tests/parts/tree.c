// SPDX-License-Identifier: MIT
// Computes the pocket toy's replies on the ATtiny2313A, to every position of 1-3-5-7: normal and misere, k =
// 1 to 3. k = 0 means Nim's own reply function. The program writes to GPIOR0 the verdict, the number of
// changes and the changes. Writes to GPIOR1 mark the start and the end of each reply.
#include "game/theory/theories.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

enum { ROWS = 4, K_MAX = 3 };

static struct position position = {.count = ROWS};
static struct move move;

static void write_reply(void)
{
    enum verdict verdict;

    GPIOR1 = 1;
    verdict = position.k ? moore_reply(&position, &move) : nim_reply(&position, &move);
    GPIOR1 = 0;
    GPIOR0 = verdict;
    GPIOR0 = move.count;
    for (uint8_t i = 0; i < move.count && i < CHANGES_MAX; i++) {
        GPIOR0 = move.change[i].part;
        GPIOR0 = move.change[i].becomes;
    }
}

// Counts up with the rows as digits, the last row first. Returns false after the last position.
static bool next_position(void)
{
    for (uint8_t row = ROWS; row--;) {
        if (position.part[row]++ < 2 * row + 1)
            return true;
        position.part[row] = 0;
    }
    return false;
}

int main(void)
{
    for (uint8_t misere = 0; misere < 2; misere++)
        for (uint8_t k = 0; k <= K_MAX; k++) {
            position.misere = misere;
            position.k = k;
            do
                write_reply();
            while (next_position());
        }
    cli();
    sleep_mode();
}
