// SPDX-License-Identifier: MIT
// Games of two parts: Wythoff's game, and two boxes of which one is emptied and the other divided. Contracts
// as in struct game.
#pragma once

#include "game/game.h"

bool wythoff_next_winning(const struct position *position, struct move *move);

bool divide_next_winning(const struct position *position, struct move *move);
