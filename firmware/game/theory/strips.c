// SPDX-License-Identifier: MIT
#include "game/theory/strips.h"

// Which coin counts, after the choice of another one: 0 for none, else 1-based. What is turned with a head
// counts in its place, whichever side comes up, as the xor of a value with itself is 0.
static uint8_t counting(const struct position *position, uint8_t coin, stones_t other)
{
    if (other)
        return other - 1 == coin ? 0 : other;
    return position->part[coin] ? coin + 1 : 0;
}

static part_t turtle_opt_value(const struct position *position, uint8_t coin, stones_t other)
{
    return counting(position, coin, other);
}

static part_t turtle_man_value(const struct position *position, uint8_t coin, stones_t other)
{
    const uint8_t place = counting(position, coin, other);
    return place ? place - 1 : 0;
}

// 1, 0, 2, 3, 4, ...
static part_t turtle_edge_value(const struct position *position, uint8_t coin, stones_t other)
{
    const uint8_t place = counting(position, coin, other);
    return place == 1 ? 1 : place > 2 ? place - 1 : 0;
}

const FLASH struct sum turtle_opt_sum = {.value = turtle_opt_value};
const FLASH struct sum turtle_man_sum = {.value = turtle_man_value};
const FLASH struct sum turtle_edge_sum = {.value = turtle_edge_value};

// The gaps are piles of Nim: a retreat adds to one, and the other man undoes it by following.
static part_t northcott_value(const struct position *position, uint8_t man, stones_t column)
{
    const part_t other = position->part[man ^ 1];
    if ((man & 1) != position->white)
        return 0; // its row counts once
    if (column == 0)
        column = position->part[man];
    return (column < other ? other - column : column - other) - 1;
}

const FLASH struct sum northcott_sum = {.value = northcott_value};
