// SPDX-License-Identifier: MIT
// The parameters of games, in the order of the notation, and where they are in struct position.
#pragma once

#include "game/game.h"

struct param {
    uint8_t size; // in bytes, or a list
    uint8_t offset;
    uint8_t min;
    stones_t max; // of a list: how many
};

// In place of a size
enum { PARAM_SET = 100, PARAM_EDGES };

extern const FLASH struct param params[];

// The first one of each enum params, which has those up to the first one of the next.
extern const FLASH uint8_t first_param[];

// Of one that is a number
stones_t param_get(const FLASH struct param *param, const struct position *position);
void param_set(const FLASH struct param *param, struct position *position, stones_t number);
