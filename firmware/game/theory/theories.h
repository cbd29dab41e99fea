// SPDX-License-Identifier: MIT
// The theories.
#pragma once

#include "game/game.h"

// Sums of games: a move changes one part, so the xor of the Grundy values of the parts decides (Sprague,
// Grundy). In misere play this holds for heaps and subtraction games, not for graphs (README.md).

struct sum {
    // Returns the Grundy value of the part after the choice of this number (game_choose), or with number 0
    // its present value. For a choice that changes two parts: the value that this one would need alone for
    // the same xor.
    part_t (*value)(const struct position *position, uint8_t part, choice_t number);
    // Fills the arena with the table for `value`; false if that, or the position, is too large. Null: there
    // is no table.
    bool (*prepare)(const struct position *position);
    // Returns the next number above `number` that may lead to the wanted value; one that is not larger: there
    // is none. Null: every number is tried.
    choice_t (*candidate)(const struct position *position, uint8_t part, part_t wanted, choice_t number);
};

// Returns P_POSITION, N_POSITION or BEYOND_LIMIT.
enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position);

// Returns the next number above `number` whose choice for the part wins; 0: none. With `only_down` none that
// raises the value of the part. Only for an N-position, and while the arena is as sum_verdict has left it.
choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down);

// Nim and misere Nim.

extern const FLASH struct outcomes nim_outcomes;

// As `reply` of struct outcomes. Source: C. L. Bouton, Nim, a game with a complete mathematical theory,
// Annals of Mathematics 3 (1901), 35-39.
enum verdict nim_reply(const struct position *position, struct move *move);

// Moore's Nim_k and misere Nim_k: a move takes from up to k piles.

extern const FLASH struct outcomes moore_outcomes;

// As `reply` of struct outcomes. Moore, A generalization of the game called Nim (1910); misere play:
// README.md.
enum verdict moore_reply(const struct position *position, struct move *move);

// As `verdict` of struct outcomes.
enum verdict moore_verdict(const struct position *position);

// The move of a player who is lost, or for whom all moves are alike. Sets *move to one stone from the largest
// pile, so that the game lasts long; to no move if all piles are empty. The position must have a part.
// Returns the verdict that it is given.
enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict);

// Bounded Nim: a move takes 1..K stones from each of 1..m piles (`most` and `k` of the position). Football,
// too: the turns that the balls need are such piles (position.h).

extern const FLASH struct outcomes bounded_outcomes;

// Makes the position that of bounded Nim whose piles are the turns of the balls.
void bounded_in_turns(struct position *position);

// True if the formula with remainders (bounded.c) holds for this position in turns.
bool bounded_formula_holds(const struct position *turns);

// Searches a position of bounded Nim for which the formula does not hold. `turns` has it in turns, as
// retrograde_reply needs it.
enum verdict bounded_search(struct position *turns, struct move *move);

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

// As lists_next_winning, once sos_outcomes has given the verdict of the position.
bool sos_next_winning(const struct position *position, struct move *move);

// Chomp (Gale 1974). The player who eats the poison loses, so the empty bar is an N-position.
extern const FLASH struct outcomes chomp_outcomes;

// The P-positions among the bars of at most CHOMP_SIDE rows and columns, computed by tables.py: the
// differences of their ascending ranks (retrograde.h) as rows of CHOMP_SIDE parts, ended by 0. A bar and its
// mirror image have the same outcome, so only the smaller of their ranks is looked for. Where the next one is
// too far away for a byte, larger ones stand between.
enum { CHOMP_SIDE = 8 };
extern const FLASH uint8_t chomp_steps[];

// Lists of winning moves by theory. A board links the lists of all theories that have one, or none/lists.c.
// With the latter it tries every legal move, of which there may be too many.

// Steps *move to the next winning move of an N-position, or to one that keeps a draw, as game_next_winning.
// False: there is no list for this position.
bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move);

// The list of Nim and Nim_k. As lists_next_winning.
bool moore_next_winning(const struct position *position, struct move *move);
