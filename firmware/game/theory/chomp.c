// SPDX-License-Identifier: MIT
#include "game/theory/chomp.h"

#include "game/search/retrograde.h" // larger bars

enum { MORE_THAN_SIDE = BAR_ROWS_MAX > CHOMP_SIDE || BAR_COLUMNS_MAX > CHOMP_SIDE };
_Static_assert(BARS_ARE_SEARCHED || !MORE_THAN_SIDE, "the table has all bars, or they are searched");

// True if a bar of at most CHOMP_SIDE rows and columns is a P-position.
static bool is_lost(const part_t *rows, uint8_t count)
{
    uint16_t outline = 0, mirrored = 0; // outlines of the bar and of its mirror image
    uint8_t row = CHOMP_SIDE;
    part_t column = 0;
    for (uint8_t step = 0; step < 2 * CHOMP_SIDE; step++) {
        outline >>= 1;
        mirrored <<= 1;
        if (row > count || (row && rows[row - 1] == column)) {
            outline |= 1u << (2 * CHOMP_SIDE - 1);
            row--;
        } else {
            mirrored |= 1;
            column++;
        }
    }
    if (mirrored < outline)
        outline = mirrored;
    uint16_t lost = 0;
    for (const FLASH uint8_t *next = chomp_steps; lost < outline;) {
        const uint8_t step = *next++;
        lost += step;
        if (step == 0) {
            lost += next[0] | next[1] << 8;
            next += 2;
        }
    }
    return lost == outline;
}

// A bite shortens neighbouring rows to one length. So before it some of the rows of this length, from the
// lowest one up, were longer, none longer than the row below it.
static bool next_predecessor(const part_t *after, part_t *before, uint8_t count, part_t largest)
{
    uint8_t bitten = 0; // the lowest row that the bite has shortened
    while (bitten < count && before[bitten] == after[bitten])
        bitten++;
    for (uint8_t row = count; row--;) {
        const part_t below = row ? before[row - 1] : largest;
        const bool lowest = row == 0 || after[row] != after[row - 1]; // of its length
        if ((row <= bitten || !lowest) && before[row] < below) {
            before[row]++;
            return true;
        }
        before[row] = after[row];
    }
    return false;
}

static enum verdict chomp_verdict(const struct position *position)
{
    const part_t *rows = position->part;
    const uint8_t count = position->count;
    if (!MORE_THAN_SIDE || (rows[0] <= CHOMP_SIDE && (count <= CHOMP_SIDE || rows[CHOMP_SIDE] == 0)))
        return is_lost(rows, count) ? P_POSITION : N_POSITION;
    struct position bar = *position;
    return retrograde_reply((struct search_rules){.next_predecessor = next_predecessor}, &bar, 0);
}

const FLASH struct outcomes chomp_outcomes = {.verdict = chomp_verdict};
