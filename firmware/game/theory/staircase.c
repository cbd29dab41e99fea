// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

// The coins on odd steps, parts 0, 2, 4, ..., are piles of Nim: coins that come from an even step can be
// moved on at once. A move from an even step has as value the change of the odd step below it.
static part_t stair_value(const struct position *position, uint8_t step, choice_t taken)
{
    const part_t *coins = &position->part[step];
    if (!(step & 1))
        return coins[0] - taken;
    return taken ? coins[-1] ^ (coins[-1] + taken) : 0;
}

static choice_t stair_candidate(const struct position *position, uint8_t step, part_t wanted, choice_t taken)
{
    (void)taken;
    const part_t *coins = &position->part[step];
    return (part_t)(step & 1 ? (coins[-1] ^ wanted) - coins[-1] : coins[0] - wanted);
}

// True if one step could hold all coins, as they may all meet there.
static bool stair_fits(const struct position *position)
{
    part_t left = PART_MAX;
    for (uint8_t i = 0; i < position->count; i++) {
        if (position->part[i] > left)
            return false;
        left -= position->part[i];
    }
    return true;
}

const FLASH struct sum stair_sum = {
    .value = stair_value, .prepare = stair_fits, .candidate = stair_candidate};
