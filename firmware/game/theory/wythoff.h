// SPDX-License-Identifier: MIT
// Wythoff's game.
#pragma once

#include "game/game.h"

// As winning_t.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Sets pair[] to the pair (a, a + n) that the smaller pile belongs to, and returns n.
stones_t wythoff_pair(const stones_t pile[2], stones_t pair[2]);
