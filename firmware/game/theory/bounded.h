// SPDX-License-Identifier: MIT
// Bounded Nim: a move takes 1..K stones from each of 1..m piles (k and most of the position). And balls: the
// turns that they need are such piles (football.h). Contracts as in struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes bounded_outcomes;

// Puts the position in turns into *turns: bounded Nim.
void bounded_in_turns(const struct position *position, struct position *turns);

// Is the rule about remainders (bounded.c) right here? Of a position in turns.
bool bounded_formula_holds(const struct position *turns);
