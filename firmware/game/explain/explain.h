// SPDX-License-Identifier: MIT
// Explains a position by a stream of steps. A step is a kind and its numbers; a sink puts it into words. An
// explanation with replies has REPLIES_MAX reply steps, even if fewer replies exist (reply_find).
#pragma once

#include "game/explain/reason.h"

// Kinds of steps, in their order. Braces show a step's numbers.
enum step_kind {
    // One heap: remainders of lost heaps, then the lost heaps before the period
    FACT_FROM,  // {heap}: from this heap on the remainder decides
    FACT_BELOW, // {heap}: the next steps are the lost heaps below this heap
    FACT_REST,  // {period, remainder of the heap, period}
    // Remainders of lost heaps, or the lost heaps themselves if the period is 0
    FACT_LOST,     // {lost number, -, period}
    FACT_LOST_TWO, // {lost number, next lost number, period}
    FACT_LOST_RUN, // {first, last, period}: three or more successive lost numbers
    // Sums
    FACT_BY,      // {pile, period, remainder}: pile and remainder have the same value
    FACT_MISSING, // {pile or vertex, its value, set of the values after a move}
    FACT_ZEROS,   // misere tokens: each vertex of value 0 is a sink or leads to value 1
    FACT_COIN,    // {place of a head, its value}
    // All tokens move: the player who wins a token prolongs its game, the loser shortens it
    FACT_PROLONGS,   // {vertex, n, set of its successors' n}: n is 1 + the largest even n in the set
    FACT_SHORTENS,   // the same, but no n in the set is even: n is 1 + the smallest
    FACT_LASTS,      // {vertex of the token that lasts longest, number of its moves}
    FACT_MOVER_ENDS, // {moves}: an odd number of moves
    FACT_OTHER_ENDS, // {moves}: an even number of moves
    // Bounded Nim: why the formula holds
    FACT_FEW,   // {m + 1}: at most this many piles are left
    FACT_UP_TO, // {K}: no pile is larger than K
    // Misere play while it is like normal play
    FACT_BIG,         // {how many numbers are above 1}
    FACT_LATER_ODD,   // later, with one number above 1, a move can leave an odd number of ones
    FACT_LATER_ONES,  // {k}: later, with up to k numbers above 1, a move can leave only ones
    FACT_LATER_COUNT, // {1, k + 1}: this move must leave 1 mod (k + 1) ones
    // Dynamic Nim
    FACT_TOOK, // {last take, its lowest one bit}: this bit is the winning take
    // SOS
    FACT_COMPLETES_S, // {cell}: an S here completes SOS
    FACT_COMPLETES_O, // {cell}: an O here completes SOS
    FACT_TRAP,        // {first cell of a trap S__S}
    FACT_FILLS,       // after any letter in a trap, the opponent completes SOS
    FACT_FREE,        // {empty cells}: with a trap, an odd number of empty cells wins
    FACT_NO_TRAP,     // no trap can arise any more
    FACT_O_STOPS,     // an O can block each possible trap in time
    // Chomp
    FACT_MIRROR,      // a bite at 2,2 leaves two arms of the same length
    FACT_ARMS,        // {length of each arm, with the poison}
    FACT_TWO_ROWS,    // the upper of two rows has one square less
    FACT_TWO_COLUMNS, // the right of two columns has one square less
    FACT_POISON,      // only the poisoned square is left
    FACT_CORNER,      // a whole bar: the smallest bite wins, or the answer to it would win as first bite
    FACTS,

    STEP_NUMBERS = FACTS, // the numbers of the reason: {base}; BY_SEARCH: {number of legal moves in `after`}
    STEP_METHOD, // how to combine the numbers: {k + 1}; BY_ZECKENDORF, BY_POWER: {smallest part, cap}
    STEP_COLUMN, // each binary column, highest first: {power of two, ones, ones mod k + 1}
    STEP_RULE,   // the rule: {0 or 1} is the remainder or the count of ones in P-positions
    STEP_END,    // effect of misere play: {enum ending}
    STEP_REPLY,  // BY_SEARCH: a reply (struct reply): {its number, from 1}
    STEP_KINDS
};

struct reason_step {
    uint8_t kind;  // enum step_kind
    bool is_after; // the step is about the position after the move
    stones_t number[3];
    const struct reason *reason;  // reason of the position; from STEP_RULE on, reason of `after`
    const struct position *after; // position after the move, or the current position
};

// Receives a step, which is valid only during the call. Returns false to stop.
typedef bool explain_sink_t(const struct reason_step *step, void *context);

// Explains a position, whose verdict must be known, and a move or "no move". Uses the arena.
void explain(const FLASH struct game *game, const struct position *position, const struct move *move,
             explain_sink_t *sink, void *context);

// A legal move after the explained move, and the best answer. All 0 at first.
struct reply {
    uint8_t number; // from 1; moves that end the game do not count
    struct move move, answer;
};

enum { REPLIES_MAX = 99 };

// Finds reply `number`. Returns PENDING (call again), P_POSITION (there are fewer replies), N_POSITION or
// DRAW (found).
enum verdict reply_find(const FLASH struct game *game, const struct position *after, uint8_t number,
                        struct reply *reply);
