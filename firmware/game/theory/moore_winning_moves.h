// SPDX-License-Identifier: MIT
// All winning moves of Nim_k.
#pragma once

#include "game/game.h"

// As next_winning of struct outcomes.
bool moore_next_winning(const struct position *position, struct move *move);
