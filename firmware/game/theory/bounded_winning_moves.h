// SPDX-License-Identifier: MIT
// All winning moves of bounded Nim and football.
#pragma once

#include "game/game.h"

// As next_winning of struct outcomes.
bool bounded_next_winning(const struct position *position, struct move *move);
