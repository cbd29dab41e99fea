// SPDX-License-Identifier: MIT
// All winning moves of Nim_k, as next_winning of struct outcomes.
#pragma once

#include "game/game.h"

bool moore_next_winning(const struct position *position, struct move *move);
