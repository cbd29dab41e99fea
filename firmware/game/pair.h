// SPDX-License-Identifier: MIT
// Games of two parts: Wythoff's game, and two boxes of which one is emptied and the other divided. Contracts
// as in struct game.
#pragma once

#include "game/game.h"

// Takes from both piles have two changes, pile 1 first.
bool wythoff_next(const struct position *position, struct move *move);
bool wythoff_legal(const struct position *position, const struct move *move);
enum verdict wythoff_verdict(const struct position *position);
bool wythoff_next_winning(const struct position *position, struct move *move);

// Two changes, the emptied box first. The smaller box is emptied before the larger one.
bool divide_next(const struct position *position, struct move *move);
bool divide_legal(const struct position *position, const struct move *move);
enum verdict divide_verdict(const struct position *position);
bool divide_next_winning(const struct position *position, struct move *move);
