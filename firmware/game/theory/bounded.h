// SPDX-License-Identifier: MIT
// Bounded Nim: a move takes 1..K stones from each of 1..m piles (`most` and `k` of the position). Football,
// too: the turns that the balls need are such piles (football.h).
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes bounded_outcomes;

// Makes the position that of bounded Nim whose piles are the turns of the balls.
void bounded_in_turns(struct position *position);

// True if the formula with remainders (bounded.c) holds for this position in turns.
bool bounded_formula_holds(const struct position *turns);

// Searches a position in turns, where the formula is false (retrograde_reply).
enum verdict bounded_search(struct position *turns, struct move *move);
