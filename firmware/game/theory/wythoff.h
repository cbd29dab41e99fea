// SPDX-License-Identifier: MIT
// Wythoff's game.
#pragma once

#include "game/game.h"

// As winning_t.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Returns the other number of the pair (a, a + n) that has this one, 0..PART_MAX.
part_t wythoff_partner(part_t a);
