// SPDX-License-Identifier: MIT
// Wythoff's game.
#pragma once

#include "game/game.h"

// As winning_t.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);
