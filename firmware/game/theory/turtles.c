// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

// Returns the coin that counts in the value of this one, 1-based, 0 for none: a head itself, or after a
// choice the other coin. Turning the other coin adds its value to the xor, whichever side comes up, as value
// xor value is 0.
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

// 1, 0, 2, 3, 4, ...
static part_t turtle_edge_value(const struct position *position, uint8_t coin, choice_t other)
{
    const uint8_t place = counting(position, coin, other);
    return place == 1 ? 1 : place > 2 ? place - 1 : 0;
}

const FLASH struct sum turtle_opt_sum = {.value = turtle_opt_value};
const FLASH struct sum turtle_must_sum = {.value = turtle_must_value};
const FLASH struct sum turtle_edge_sum = {.value = turtle_edge_value};
