// SPDX-License-Identifier: MIT
// Wythoff's game. Contract as of winning_t.
#pragma once

#include "game/game.h"

choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);
