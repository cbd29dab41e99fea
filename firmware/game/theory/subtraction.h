// SPDX-License-Identifier: MIT
// The subtraction game with one heap: a move takes a number in S.
#pragma once

#include "game/game.h"

// As winning_t.
choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken);
