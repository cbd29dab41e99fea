// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t limit(const struct position *position, uint8_t cell)
{
    (void)position;
    (void)cell;
    return SOS_O;
}

static bool is_completed(const struct position *position)
{
    const part_t *cell = position->part;
    for (uint8_t left = position->count; left > 2; left--, cell++)
        if (cell[0] == SOS_S && cell[1] == SOS_O && cell[2] == SOS_S)
            return true;
    return false;
}

static bool allows(const struct position *position, uint8_t cell, choice_t letter)
{
    (void)letter;
    return position->part[cell] == SOS_EMPTY && !is_completed(position);
}

const FLASH struct shape_rules letters_rules = {
    .limit = limit, .allows = allows, .becomes = game_put, .number = game_same};
