// SPDX-License-Identifier: MIT
// The theories of all games. Functions ..._reply and ..._verdict are members of struct outcomes, ..._winning
// is a winning_t.
#pragma once

#include "game/game.h"

// Sums. The xor of the Grundy values decides, except in misere play on some graphs (README.md). `prepare` and
// `candidate` may be null.

struct sum {
    // Returns the Grundy value of the part after this choice (0: no choice). The value includes any change of
    // a second part.
    part_t (*value)(const struct position *position, uint8_t part, choice_t number);
    // Fills the arena for `value`. Returns false if the table or the position is too large.
    bool (*prepare)(const struct position *position);
    // Returns the next number above `number` that may lead to the value `wanted`, or if there is none,
    // `number` or less.
    choice_t (*candidate)(const struct position *position, uint8_t part, part_t wanted, choice_t number);
};

// Returns P_POSITION, N_POSITION or BEYOND_LIMIT.
enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position);

// In an N-position, returns the next winning number above `number`, or 0. If `only_down` is true, skips
// choices that raise a value. Call after sum_verdict.
choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down);

// Nim and misere Nim

extern const FLASH struct outcomes nim_outcomes;

// C. L. Bouton, Nim, a game with a complete mathematical theory (1901)
enum verdict nim_reply(const struct position *position, struct move *move);

// Moore's Nim_k and misere Nim_k: take from up to k piles

extern const FLASH struct outcomes moore_outcomes;

// E. H. Moore, A generalization of the game called Nim (1910)
enum verdict moore_reply(const struct position *position, struct move *move);

enum verdict moore_verdict(const struct position *position);

// Sets *move to a take of one stone from the largest pile, or to "no move" if all piles are empty. Returns
// `verdict`. Needs at least one part.
enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict);

// Bounded Nim and football (position.h)

extern const FLASH struct outcomes bounded_outcomes;

// Replaces each distance by a number of turns, so that football becomes bounded Nim.
void bounded_in_turns(struct position *position);

// True if the formula with remainders (bounded.c) holds for these turns.
bool bounded_formula_holds(const struct position *turns);

// Does what retrograde_reply does, for positions in which the formula fails.
enum verdict bounded_search(struct position *turns, struct move *move);

// One heap with a cap on each take

// Take-away: a winning take leaves a multiple of (cap + 1), in misere play one stone more.
choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken);

// Fibonacci Nim (Whinihan 1963). A position is P if the smallest Zeckendorf part is above the cap.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken);

// Dynamic Nim. A position is P if the largest power of two that divides the heap is above the cap.
choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken);

// Subtraction game with one heap
choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken);

// Wythoff's game
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Returns the partner of `a`, 0..PART_MAX, in the Wythoff pair that contains `a`.
part_t wythoff_partner(part_t a);

// Two boxes: a winning move leaves two odd boxes.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number);

// Subtraction game with several piles
extern const FLASH struct sum subtraction_sum;

// Returns the period of the values if it begins at 0 stones, otherwise 0.
part_t subtraction_values_period(const struct position *position);

// Mixed sum. Rules: shapes.h
extern const FLASH struct sum mixed_sum;

// Staircase Nim with up to PART_MAX coins
extern const FLASH struct sum stair_sum;

// Northcott's game with or without retreats: the sum of the gaps between the men
extern const FLASH struct sum northcott_sum;

// Turning turtles: the sum of the heads. Rules: shapes.h
extern const FLASH struct sum turtle_opt_sum, turtle_must_sum, turtle_edge_sum;

// Tokens on a graph

// Sets cycle[] to the vertices of a cycle in order. Returns their number, or 0 without a cycle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

extern const FLASH struct sum graph_sum;

extern const FLASH struct outcomes mdag_outcomes, everysg_outcomes;

// SOS. A position with SOS is P, a full strip without SOS is a draw.
extern const FLASH struct outcomes sos_outcomes;

// Does what lists_next_winning does, for SOS. Call after sos_outcomes has found the verdict.
bool sos_next_winning(const struct position *position, struct move *move);

// Chomp (Gale 1974). The player who eats the poison loses, so an empty bar is N.
extern const FLASH struct outcomes chomp_outcomes;

// P-positions of Chomp, from tables.py: differences between ascending ranks, then 0
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];

// Lists of winning moves. Boards without lists link none/lists.c.

// Steps *move to the next winning move, as game_next_winning does. Returns false if this position has no
// list.
bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move);

// Does what lists_next_winning does, for Nim and Nim_k.
bool moore_next_winning(const struct position *position, struct move *move);
