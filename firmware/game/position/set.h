// SPDX-License-Identifier: MIT
// Sets of the numbers 1..31: S of the subtraction games.
#pragma once

#include "game/position/position.h"

// Puts a number into the set.
void set_add(subtraction_set_t *set, uint8_t number);

// Returns the smallest number in the set above `number`, 0..31; 0 if there is none.
uint8_t set_next(subtraction_set_t set, uint8_t number);
