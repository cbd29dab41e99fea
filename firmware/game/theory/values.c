// SPDX-License-Identifier: MIT
// Sums of parts with simple Grundy values
#include "game/theory/theories.h"

// The coins on odd steps (parts 0, 2, ...) count as piles of Nim.
static part_t stair_value(const struct position *position, uint8_t step, choice_t taken)
{
    const part_t *coins = &position->part[step];
    if (!(step & 1))
        return coins[0] - taken;
    // A move from an even step changes the odd step below.
    return taken ? coins[-1] ^ (coins[-1] + taken) : 0;
}

static choice_t stair_candidate(const struct position *position, uint8_t step, part_t wanted, choice_t taken)
{
    (void)taken;
    const part_t *coins = &position->part[step];
    return (part_t)(step & 1 ? (coins[-1] ^ wanted) - coins[-1] : coins[0] - wanted);
}

// Returns true if all coins together fit on one step.
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

static part_t mixed_value(const struct position *position, uint8_t pile, choice_t taken)
{
    const part_t left = position->part[pile] - taken;
    if (pile > 1)
        return left;
    return left & (pile ? 1 : 3);
}

// A legal take from pile 2 is odd and flips the pile's value (0 or 1).
static choice_t mixed_candidate(const struct position *position, uint8_t pile, part_t wanted, choice_t taken)
{
    const part_t lower = position->part[pile] - wanted;
    if (pile > 1)
        return lower;
    if (pile == 0)
        return lower & 3;
    return wanted <= 1 && lower & 1 ? taken + 1 : 0;
}

const FLASH struct sum mixed_sum = {.value = mixed_value, .candidate = mixed_candidate};

// The gap in a row is a pile of Nim. The opponent can undo a retreat.
static part_t northcott_value(const struct position *position, uint8_t man, choice_t column)
{
    const part_t other = position->part[man ^ 1], at = column ? column : position->part[man];
    if ((man ^ position->white) & 1)
        return 0; // the gap counts once, for the man of the player to move
    return (at < other ? other - at : at - other) - 1;
}

const FLASH struct sum northcott_sum = {.value = northcott_value};

// Returns the number (from 1) of the coin whose value counts after a choice, or 0 if no coin counts.
static uint8_t counting(const struct position *position, uint8_t coin, uint8_t other)
{
    const uint8_t own = coin + 1;
    if (other)
        return other == own ? 0 : other;
    return position->part[coin] ? own : 0;
}

static part_t turtle_opt_value(const struct position *position, uint8_t coin, choice_t other)
{
    return counting(position, coin, other);
}

static part_t turtle_must_value(const struct position *position, uint8_t coin, choice_t other)
{
    const uint8_t place = counting(position, coin, other);
    return place ? place - 1 : 0;
}

// The values of coins 1, 2, ... are 1, 0, 2, 3, 4, ...
static part_t turtle_edge_value(const struct position *position, uint8_t coin, choice_t other)
{
    const uint8_t place = counting(position, coin, other);
    return place == 1 ? 1 : place > 2 ? place - 1 : 0;
}

const FLASH struct sum turtle_opt_sum = {.value = turtle_opt_value};
const FLASH struct sum turtle_must_sum = {.value = turtle_must_value};
const FLASH struct sum turtle_edge_sum = {.value = turtle_edge_value};
