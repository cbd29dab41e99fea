// SPDX-License-Identifier: MIT
// Wythoff's game.
#pragma once

#include "game/game.h"
#include "game/reason.h"

// As winning_t.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Adds both piles, and the pair that the smaller one belongs to.
void wythoff_reason(const struct position *position, struct reason *reason);
