// SPDX-License-Identifier: MIT
#include "game/chomp.h"
#include "game/exact.h" // larger bars

static bool is_lost(const part_t *rows, uint8_t count)
{
    uint16_t outline = 0, bit = 1;
    part_t column = 0;
    for (uint8_t row = CHOMP_SIDE; row--; bit <<= 1) {
        const part_t length = row < count ? rows[row] : 0;
        for (; column < length; column++)
            bit <<= 1;
        outline |= bit;
    }
    const FLASH uint16_t *low = chomp_lost, *high = low + CHOMP_LOST;
    while (low != high) {
        const FLASH uint16_t *middle = low + (uint16_t)(high - low) / 2;
        if (*middle == outline)
            return true;
        if (*middle < outline)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

// A bite shortens neighbouring rows to one length. So before it some rows of equal length, from the lowest
// of them up, were longer, no row longer than the one below it.
static bool before(const struct position *position, struct exact_walk *walk)
{
    (void)position;
    const part_t *lost = walk->lost;
    part_t *before = walk->before;
    uint8_t bitten = 0; // the lowest row that was longer
    while (bitten < walk->count && before[bitten] == lost[bitten])
        bitten++;
    for (uint8_t row = walk->count; row--;) {
        const part_t below = row ? before[row - 1] : walk->largest;
        const bool lowest = row == 0 || lost[row] != lost[row - 1]; // of its length
        if ((row <= bitten || !lowest) && before[row] < below) {
            before[row]++;
            return true;
        }
        before[row] = lost[row];
    }
    return false;
}

enum verdict chomp_verdict(const struct position *position)
{
    const part_t *rows = position->part;
    uint8_t count = position->count;
    while (count && rows[count - 1] == 0)
        count--;
    if (count == 0)
        return N_POSITION;
    if (count <= CHOMP_SIDE && rows[0] <= CHOMP_SIDE)
        return is_lost(rows, count) ? P_POSITION : N_POSITION;
    if (EXACT_ROWS < CHOMP_BARS) // a smaller bitmap would be of little use, and its limit hard to tell
        return BEYOND_LIMIT;
    return exact_verdict(position, before, 1);
}
