// SPDX-License-Identifier: MIT
#include "pocket/brute.h"

void rows_of(unsigned number, unsigned rows[LED_ROWS])
{
    for (unsigned row = LED_ROWS; row--;) {
        rows[row] = number % (2 * row + 2);
        number /= 2 * row + 2;
    }
}

unsigned number_of(const unsigned rows[LED_ROWS])
{
    unsigned number = 0;

    for (unsigned row = 0; row < LED_ROWS; row++)
        number = number * (2 * row + 2) + rows[row];
    return number;
}

unsigned stones_in(const unsigned rows[LED_ROWS])
{
    unsigned sum = 0;

    for (unsigned row = 0; row < LED_ROWS; row++)
        sum += rows[row];
    return sum;
}

bool is_move(const unsigned from[LED_ROWS], const unsigned to[LED_ROWS], unsigned k)
{
    unsigned changed = 0;

    for (unsigned row = 0; row < LED_ROWS; row++) {
        if (to[row] > from[row])
            return false;
        changed += to[row] != from[row];
    }
    return changed >= 1 && changed <= k;
}

void find_lost(bool lost[POSITIONS], unsigned k, bool misere)
{
    for (unsigned position = 0; position < POSITIONS; position++) {
        unsigned from[LED_ROWS], to[LED_ROWS];
        bool wins = position == 0 && misere;

        rows_of(position, from);
        for (unsigned next = 0; next < position && !wins; next++) {
            rows_of(next, to);
            wins = lost[next] && is_move(from, to, k);
        }
        lost[position] = !wins;
    }
}
