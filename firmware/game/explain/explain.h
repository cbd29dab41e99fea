// SPDX-License-Identifier: MIT
// Explains a position by a sequence of steps. The caller passes the sink, a function that puts each step into
// words. explain uses the arena. An explanation with replies has REPLIES_MAX reply steps, even if fewer
// replies exist (reply_find).
#pragma once

#include "game/explain/reason.h"

// Kinds of steps, in the order of sending. Braces enclose a step's numbers.
enum step_kind {
    // One heap: remainders of lost heaps, then the lost heaps before the period
    FACT_FROM,  // {heap}: from this heap on, the remainder mod the period decides
    FACT_BELOW, // {heap}: the lost heaps below this heap follow
    FACT_REST,  // {period, heap mod period, period again}
    // Lost numbers: remainders of lost heaps, or the lost heaps themselves if the period is 0
    FACT_LOST,     // {lost number, -, period}
    FACT_LOST_TWO, // {lost number, next lost number, period}
    FACT_LOST_RUN, // {first, last, period}: three or more successive lost numbers
    // Sums
    FACT_BY,      // {pile, period, remainder}: pile and remainder have the same Grundy value
    FACT_MISSING, // {pile or vertex, its Grundy value, set of the values that a move can leave}
    FACT_ZEROS,   // misere tokens: each vertex of value 0 has no successor, or a successor of value 1
    FACT_COIN,    // {coin, its value as a head}; coins are counted from 1
    // All tokens move. A step value is how many moves a token makes from its vertex (theory/graph.c).
    FACT_PROLONGS, // {vertex, its step value, set of its successors' step values}: the set has an even number
    FACT_SHORTENS, // {vertex, its step value, set of its successors' step values}: all are odd
    FACT_LASTS,    // {vertex with the largest step value, this step value}
    FACT_MOVER_ENDS, // {step value}: odd, so the player to move makes the last move
    FACT_OTHER_ENDS, // {step value}: even, so the opponent makes the last move
    // Bounded Nim: when Moore's formula holds
    FACT_FEW,   // {m + 1}: if at most this many piles are left
    FACT_UP_TO, // {K}: if no pile is larger than K
    // Misere play, in a position that is decided as in normal play
    FACT_BIG,         // {how many numbers are above 1}
    FACT_LATER_ODD,   // once only one number is above 1, a move can leave an odd number of ones
    FACT_LATER_ONES,  // {k}: once at most k numbers are above 1, a move can make all numbers 0 or 1
    FACT_LATER_COUNT, // {1, k + 1}: that move must leave a number of ones that is 1 mod (k + 1)
    // Dynamic Nim
    FACT_TOOK, // {last take, its lowest set bit}: this bit is the winning take
    // SOS
    FACT_COMPLETES_S, // {cell}: an S here completes SOS
    FACT_COMPLETES_O, // {cell}: an O here completes SOS
    FACT_TRAP,        // {first cell of a trap S__S}
    FACT_FILLS,       // after any letter in a trap, the opponent completes SOS
    FACT_FREE, // {number of empty cells}: with a trap in the strip, an odd number wins for the player to move
    FACT_NO_TRAP, // no trap can arise any more
    FACT_O_STOPS, // an O can block each possible trap in time
    // Chomp
    FACT_MIRROR,      // a bite at 2,2 leaves two arms of the same length
    FACT_ARMS,        // {length of each arm, including the poisoned square}
    FACT_TWO_ROWS,    // the upper of two rows has one square less
    FACT_TWO_COLUMNS, // the second of two columns has one square less
    FACT_POISON,      // only the poisoned square is left
    FACT_CORNER,      // a full rectangle: if eating the corner loses, the reply wins as the first bite
    FACTS,

    STEP_NUMBERS = FACTS, // {base of the reason} or, for BY_SEARCH, {number of legal moves in `after`}
    STEP_METHOD,          // how to combine the numbers: {k + 1, or a heap's smallest part; cap}
    STEP_COLUMN,          // each binary column, highest first: {power of two, ones, ones mod k + 1}
    STEP_RULE,            // {0 or 1}: the remainder, or the number of ones mod (k + 1), in every P-position
    STEP_END,             // effect of misere play: {enum ending}
    STEP_REPLY,           // {number of the reply, from 1} (struct reply), only for BY_SEARCH
    STEP_KINDS
};

struct reason_step {
    uint8_t kind;  // enum step_kind
    bool is_after; // true if the step is about the position after the move
    stones_t number[3];
    const struct reason *reason;  // reason for the position; for STEP_RULE and later steps, for `after`
    const struct position *after; // position after the explained move; without a move, the explained position
};

// Receives a step, which is valid only during the call. Returns false to stop.
typedef bool explain_sink_t(const struct reason_step *step, void *context);

// Explains a move and its position or, for "no move", only the position. The position's verdict must be
// known.
void explain(const FLASH struct game *game, const struct position *position, const struct move *move,
             explain_sink_t *sink, void *context);

// A legal move after the explained move, and the best answer. Clear to 0 first.
struct reply {
    uint8_t number; // counted from 1; moves that end the game get no number
    struct move move, answer;
};

enum { REPLIES_MAX = 99 };

// Finds reply `number`. Returns N_POSITION or DRAW if it exists, otherwise P_POSITION. After PENDING, call
// again.
enum verdict reply_find(const FLASH struct game *game, const struct position *after, uint8_t number,
                        struct reply *reply);
