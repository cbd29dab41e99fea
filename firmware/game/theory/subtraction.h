// SPDX-License-Identifier: MIT
// The subtraction game with one heap: a move takes a number in S. Contract as of winning_t.
#pragma once

#include "game/game.h"

choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken);
