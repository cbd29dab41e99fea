// SPDX-License-Identifier: MIT
// The theories, but those of Nim, Nim_k and bounded Nim.
#pragma once

#include "game/theory/sum.h"

// One heap with a limit to a take: take-away, Fibonacci Nim and dynamic Nim. The functions ..._winning are as
// winning_t.

// Take-away: leave a multiple of the limit plus one; in misere play one more.
choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken);

// Whinihan, Fibonacci Nim (1963): a heap is a P-position if its smallest Zeckendorf part is above the cap.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken);

// Dynamic Nim, where a take is at most the one before: a heap is a P-position if its largest power-of-two
// divisor is above the cap.
choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken);

// The subtraction game with one heap: a move takes a number in S. As winning_t.
choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken);

// Wythoff's game. As winning_t.
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Returns the other number of the pair (a, a + n) that has this one, 0..PART_MAX.
part_t wythoff_partner(part_t a);

// Two boxes: one is emptied and the other divided. As winning_t: leave two odd boxes.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number);

// The subtraction game with several piles: a move takes a number in S from one of them.
extern const FLASH struct sum subtraction_sum;

// Returns the shortest period of the values of piles, from 0 stones on. Returns 0 if the table shows none: it
// shows a period if as many values come again as the largest number in S.
part_t subtraction_values_period(const struct position *position);

// The mixed sum: 1..3 from pile 1, an odd number from pile 2, any from the others.
extern const FLASH struct sum mixed_sum;

// Staircase Nim, with up to PART_MAX coins in all.
extern const FLASH struct sum stair_sum;

// Northcott's game, with or without retreats: the sum of the gaps between the men.
extern const FLASH struct sum northcott_sum;

// Turning turtles, a sum of its heads. Rules: shapes.h.
extern const FLASH struct sum turtle_opt_sum, turtle_must_sum, turtle_edge_sum;

// Tokens on the vertices of a graph without cycles: one token moves along an edge, in normal play (dag) or in
// misere play (mdag), or every token that can move does (everysg).

// Sets cycle[] to the vertices of a cycle in the order of its edges and returns their number; 0 if the graph
// has no cycle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

extern const FLASH struct sum graph_sum;

extern const FLASH struct outcomes mdag_outcomes, everysg_outcomes;

// SOS on a strip of at most SOS_MAX cells. The player who completes SOS wins at once: a position with SOS is
// a P-position, a full strip without SOS a draw.
extern const FLASH struct outcomes sos_outcomes;

// Chomp (Gale 1974). The player who eats the poison loses, so the empty bar is an N-position.
extern const FLASH struct outcomes chomp_outcomes;

// The P-positions among the bars of at most CHOMP_SIDE rows and columns, computed by tables.py: the
// differences of their ascending ranks (retrograde.h) as rows of CHOMP_SIDE parts, ended by 0. A bar and its
// mirror image have the same outcome, so only the smaller of their ranks is looked for. Where the next one is
// too far away for a byte, larger ones stand between.
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];
