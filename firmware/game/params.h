// SPDX-License-Identifier: MIT
// The parameters of the games, in the order of the notation, and their fields in struct position.
#pragma once

#include "game/game.h"

struct param {
    uint8_t size;   // of the field in bytes, or one of the lists below
    uint8_t offset; // of the field in struct position
    uint8_t min;
    stones_t max; // largest number, or the most elements of a list
};

// Lists, in place of a size
enum { PARAM_SET = 100, PARAM_EDGES };

extern const FLASH struct param params[];

// By enum params: the index of its first parameter. Its last one stands before the first one of the next
// enumerator.
extern const FLASH uint8_t first_param[];

// Returns a parameter that is a number.
stones_t param_get(const FLASH struct param *param, const struct position *position);

// Sets a parameter that is a number.
void param_set(const FLASH struct param *param, struct position *position, stones_t number);
