// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

#include "game/search/retrograde.h" // larger bars

enum { MORE_THAN_SIDE = BAR_ROWS_MAX > CHOMP_SIDE || BAR_COLUMNS_MAX > CHOMP_SIDE };
_Static_assert(BARS_ARE_SEARCHED || !MORE_THAN_SIDE, "bars beyond the table must be searched");

// Returns true if a bar with at most CHOMP_SIDE rows and columns is a P-position.
static bool is_lost(const part_t *rows, uint8_t count)
{
    int16_t rank = 0, mirrored = 0; // rank of the bar, and rank of its mirror image
    for (uint8_t i = 0; i < CHOMP_SIDE; i++) {
        uint8_t height = 0; // height of the bar's column i
        while (height < count && rows[height] > i)
            height++;
        mirrored += rows_below(CHOMP_SIDE - i, height);
        if (i < count)
            rank += rows_below(CHOMP_SIDE - i, rows[i]);
    }
    if (mirrored < rank)
        rank = mirrored;
    const FLASH uint8_t *step = chomp_steps;
    do
        rank -= *step;
    while (rank > 0 && *step++);
    return rank == 0;
}

// Sets `before` to the next bar that one bite turns into `after`.
static bool next_predecessor(const part_t *after, part_t *before, uint8_t count, part_t largest)
{
    uint8_t bitten = 0; // lowest row that the bite shortens
    while (bitten < count && before[bitten] == after[bitten])
        bitten++;
    for (uint8_t row = count; row--;) {
        const part_t below = row ? before[row - 1] : largest;
        // true if no lower row has the same length
        const bool lowest = row == 0 || after[row] != after[row - 1];
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
