// SPDX-License-Identifier: MIT
#include "game/theory/strips.h"

static bool is_alone(uint8_t coin, stones_t other)
{
    return coin == other - 1;
}

bool turtle_opt_allows(const struct position *position, uint8_t coin, stones_t other)
{
    (void)other;
    return position->part[coin];
}

bool turtle_man_allows(const struct position *position, uint8_t coin, stones_t other)
{
    return position->part[coin] && !is_alone(coin, other);
}

bool turtle_edge_allows(const struct position *position, uint8_t coin, stones_t other)
{
    return position->part[coin] && (coin == 0 || !is_alone(coin, other));
}

bool northcottr_allows(const struct position *position, uint8_t man, stones_t column)
{
    const part_t own = position->part[man], other = position->part[man ^ 1];
    return (man & 1) == position->white && column != own && (own < other ? column < other : column > other);
}

bool northcott_allows(const struct position *position, uint8_t man, stones_t column)
{
    const part_t own = position->part[man], other = position->part[man ^ 1];
    return northcottr_allows(position, man, column) && (own < column) == (own < other);
}
