// SPDX-License-Identifier: MIT
// The theories of all games. Functions ..._reply and ..._verdict are members of struct outcomes, ..._winning
// is a winning_t.
#pragma once

#include "game/game.h"

// Theory of sums, in which the xor of Grundy values decides. `prepare` and `candidate` may be null.

struct sum {
    // Returns the Grundy value of a part after a choice. Number 0 means no choice.
    part_t (*value)(const struct position *position, uint8_t part, choice_t number);
    // Fills the arena for `value`. Returns false if the table or the position is too large.
    bool (*prepare)(const struct position *position);
    // Returns the next number above `number` that can lead to value `wanted`. If no number can, returns at
    // most `number`.
    choice_t (*candidate)(const struct position *position, uint8_t part, part_t wanted, choice_t number);
};

// Returns P_POSITION, N_POSITION, or BEYOND_LIMIT if the position is too large.
enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position);

// Returns the next winning number above `number`, or 0 if there is none. `only_down` skips choices that raise
// a value. Call after sum_verdict.
choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down);

// Nim and misere Nim

extern const FLASH struct outcomes nim_outcomes;

// Plays Nim by the theory of C. L. Bouton (1901).
enum verdict nim_reply(const struct position *position, struct move *move);

// Moore's Nim_k and misere Nim_k, in which a move takes from up to k piles

extern const FLASH struct outcomes moore_outcomes;

// Plays Nim_k by the theory of E. H. Moore (1910).
enum verdict moore_reply(const struct position *position, struct move *move);

enum verdict moore_verdict(const struct position *position);

// Takes a stone from the largest pile. If all piles are empty, sets "no move". Returns `verdict`.
enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict);

// Bounded Nim and football (position.h)

extern const FLASH struct outcomes bounded_outcomes;

// Converts distances to turns. Counted in turns, football is bounded Nim.
void bounded_in_turns(struct position *position);

// Returns true if the formula with remainders (bounded.c) decides the position.
bool bounded_formula_holds(const struct position *turns);

// Does what retrograde_reply does, for positions in which the formula fails.
enum verdict bounded_search(struct position *turns, struct move *move);

// Games with one heap and a cap on each take

// Take-away. A winning move leaves a multiple of (cap + 1), or one stone more in misere play.
choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken);

// Fibonacci Nim (Whinihan 1963). In a P-position, the smallest Zeckendorf part is above the cap.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken);

// Dynamic Nim. In P-positions, the lowest set bit of the heap is above the cap.
choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken);

// Subtraction game with one heap
choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken);

// Wythoff's game
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Returns the other number of the Wythoff pair that contains `a`.
part_t wythoff_partner(part_t a);

// Two boxes. A winning move leaves two odd boxes.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number);

// Subtraction game with several piles
extern const FLASH struct sum subtraction_sum;

// Returns the period of the values, or 0 unless the period begins at 0 stones.
part_t subtraction_values_period(const struct position *position);

// Mixed sum (rules in shapes.h)
extern const FLASH struct sum mixed_sum;

// Staircase Nim with up to PART_MAX coins
extern const FLASH struct sum stair_sum;

// Northcott's game as a sum of the gaps between the men
extern const FLASH struct sum northcott_sum;

// The game of turning turtles as a sum over its heads (rules in shapes.h)
extern const FLASH struct sum turtle_opt_sum, turtle_must_sum, turtle_edge_sum;

// Tokens on a graph

// Stores the vertices of a cycle in order. Returns their number, or 0 if there is no cycle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

extern const FLASH struct sum graph_sum;

extern const FLASH struct outcomes mdag_outcomes, everysg_outcomes;

// SOS. Completing SOS wins, and a full strip without SOS is a draw.
extern const FLASH struct outcomes sos_outcomes;

// Does what lists_next_winning does, for SOS. Call after the verdict is known.
bool sos_next_winning(const struct position *position, struct move *move);

// Chomp (Gale 1974). The player who eats the poisoned square loses.
extern const FLASH struct outcomes chomp_outcomes;

// P-positions of Chomp, as differences between ascending ranks, ended by 0
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];

// Lists of winning moves. Boards without these lists link none/lists.c instead.

// Sets *move to the next winning move. Returns false if the position has no list.
bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move);

// Does what lists_next_winning does, for Nim and Nim_k.
bool moore_next_winning(const struct position *position, struct move *move);
