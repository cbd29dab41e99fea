// SPDX-License-Identifier: MIT
// All winning moves of bounded Nim and of balls, as next_winning of struct outcomes.
#pragma once

#include "game/game.h"

bool bounded_next_winning(const struct position *position, struct move *move);
