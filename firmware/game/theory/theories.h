// SPDX-License-Identifier: MIT
// The theories of all games
#pragma once

#include "game/game.h"

// Sums: a move changes one part, so the xor of the Grundy values of the parts decides (Sprague, Grundy). In
// misere play this is true for heaps and subtraction games, not for all graphs (README.md).

struct sum {
    // Returns the Grundy value of the part after the choice of this number; number 0: its current value. If
    // the choice changes two parts, returns the value with which this part alone would cause the same xor.
    part_t (*value)(const struct position *position, uint8_t part, choice_t number);
    // Fills the arena with the table for `value`. Returns false if the table or the position is too large.
    // Null if there is no table.
    bool (*prepare)(const struct position *position);
    // Returns the next number above `number` that may lead to the wanted value. A number that is not larger
    // means that there is none. If null, every number is tried.
    choice_t (*candidate)(const struct position *position, uint8_t part, part_t wanted, choice_t number);
};

// Returns P_POSITION, N_POSITION or BEYOND_LIMIT.
enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position);

// Returns the next number above `number` that wins for the part, 0 if there is none. With `only_down` skips
// choices that raise the value of the part. Only for an N-position, while the arena is unchanged since
// sum_verdict.
choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down);

// Nim and misere Nim

extern const FLASH struct outcomes nim_outcomes;

// As `reply` of struct outcomes. Source: C. L. Bouton, Nim, a game with a complete mathematical theory,
// Annals of Mathematics 3 (1901), 35-39.
enum verdict nim_reply(const struct position *position, struct move *move);

// Moore's Nim_k and misere Nim_k: take from up to k piles

extern const FLASH struct outcomes moore_outcomes;

// As `reply` of struct outcomes. Source: E. H. Moore, A generalization of the game called Nim (1910).
// README.md has misere play.
enum verdict moore_reply(const struct position *position, struct move *move);

// As `verdict` of struct outcomes.
enum verdict moore_verdict(const struct position *position);

// Takes one stone from the largest pile. The move keeps a game long if all moves lose or are alike. Sets no
// move if all piles are empty. The position must have a part. Returns `verdict`.
enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict);

// Bounded Nim: take up to K stones from each of up to m piles (`most` and `k` of the position). Football is
// bounded Nim with the turns of the balls as piles.

extern const FLASH struct outcomes bounded_outcomes;

// Replaces the distances of the balls by turns: the position becomes bounded Nim.
void bounded_in_turns(struct position *position);

// True if the formula with remainders (bounded.c) holds for these turns.
bool bounded_formula_holds(const struct position *turns);

// Searches a position for which the formula does not hold. The position is in turns. Arguments and result are
// as in retrograde_reply.
enum verdict bounded_search(struct position *turns, struct move *move);

// One heap with a cap on each take. The functions are as winning_t.

// Take-away: leave a multiple of the cap plus one, in misere play one stone more.
choice_t take_winning(const struct position *position, uint8_t heap, choice_t taken);

// Fibonacci Nim (Whinihan 1963): a heap is a P-position if its smallest Zeckendorf part is above the cap.
choice_t fib_winning(const struct position *position, uint8_t heap, choice_t taken);

// Dynamic Nim: a take is at most the last take. A heap is a P-position if its largest power-of-two divisor is
// above the cap.
choice_t dyn1_winning(const struct position *position, uint8_t heap, choice_t taken);

// Subtraction game with one heap: take a number in S. As winning_t.
choice_t subtraction_winning(const struct position *position, uint8_t heap, choice_t taken);

// Wythoff's game, as winning_t
choice_t wythoff_winning(const struct position *position, uint8_t part, choice_t number);

// Returns the other number of the pair (a, a + d) that contains this number, 0..PART_MAX.
part_t wythoff_partner(part_t a);

// Two boxes: empty one and divide the other. A winning move leaves two odd boxes. As winning_t.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number);

// Subtraction game with several piles: take a number in S from one of them.
extern const FLASH struct sum subtraction_sum;

// Returns the shortest period of the Grundy values from 0 stones on, or 0 if the table shows none. It shows a
// period if max S successive values repeat.
part_t subtraction_values_period(const struct position *position);

// Mixed sum: take 1..3 from pile 1, an odd number from pile 2, any number from the others.
extern const FLASH struct sum mixed_sum;

// Staircase Nim with up to PART_MAX coins
extern const FLASH struct sum stair_sum;

// Northcott's game with or without retreats: the sum of the gaps between the men
extern const FLASH struct sum northcott_sum;

// Turning turtles: the sum of its heads. Rules: shapes.h
extern const FLASH struct sum turtle_opt_sum, turtle_must_sum, turtle_edge_sum;

// Tokens on a graph without cycles. One token moves along an edge in normal play (dag) or misere play (mdag),
// or all tokens that can move (everysg).

// Finds a cycle. Sets cycle[] to its vertices in the order of the edges and returns their number, 0 if there
// is no cycle.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

extern const FLASH struct sum graph_sum;

extern const FLASH struct outcomes mdag_outcomes, everysg_outcomes;

// SOS on at most SOS_MAX cells. A position with SOS is a P-position, as the opponent has completed it. A full
// strip without SOS is a draw.
extern const FLASH struct outcomes sos_outcomes;

// As lists_next_winning. The caller must know the verdict from sos_outcomes.
bool sos_next_winning(const struct position *position, struct move *move);

// Chomp (Gale 1974). The player who eats the poison loses, so the empty bar is an N-position.
extern const FLASH struct outcomes chomp_outcomes;

// P-positions of Chomp with at most CHOMP_SIDE rows and columns, computed by tables.py. Each number is the
// difference to the next rank (retrograde.h) of a row of CHOMP_SIDE parts; 0 ends the table. A bar and its
// mirror image have the same verdict, so the table has only the smaller rank. Where a difference would exceed
// a byte, a larger rank fills the gap.
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];

// Lists of winning moves. A board links the lists of all theories, or none/lists.c. Without a list, the
// player tries every legal move, which may take too long.

// Steps *move to the next move that wins or keeps a draw, as game_next_winning. Returns false if this
// position has no list.
bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move);

// The list of Nim and Nim_k, as lists_next_winning
bool moore_next_winning(const struct position *position, struct move *move);
