// SPDX-License-Identifier: MIT
// Bounded Nim: a move takes 1..K stones from each of 1..m piles (k and most of the position). And POJ 2315,
// "Football Game": the piles are balls at integer distances from the goal, their stones whole turns. A kick
// rolls a ball by whole turns, 2 pi r each, L at most; who brings the last ball in wins. Of the distances
// that need as many turns a kick leaves the largest. Contracts as in struct game.
#pragma once

#include "game/game.h"

enum verdict bounded_verdict(const struct position *position);
enum verdict bounded_reply(const struct position *position, struct move *move);
bool bounded_next_winning(const struct position *position, struct move *move);

// The whole turns that a ball at this distance needs; the largest distance that needs so many turns, which
// must not be beyond the board; K: the whole turns of a kick that rolls no farther than L. Where the position
// has no radius all three are the numbers of bounded Nim themselves.
part_t football_turns(const struct position *position, stones_t distance);
part_t football_distance(const struct position *position, stones_t turns);
part_t football_longest_turns(const struct position *position);

// Puts the position in turns into *turns: bounded Nim.
void bounded_in_turns(const struct position *position, struct position *turns);

// Is the rule about remainders (bnim.c) right here? Of a position in turns.
bool bounded_formula_holds(const struct position *turns);
