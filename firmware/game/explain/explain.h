// SPDX-License-Identifier: MIT
// Explains a position by a sequence of steps. The caller passes the sink, a function that puts each step into
// words. explain uses the arena. An explanation with replies has REPLIES_MAX reply steps, even if fewer
// replies exist (reply_find).
#pragma once

#include "game/explain/reason.h"

// Kinds of steps, in the order of sending. The comments below list the numbers of each step.
enum step_kind {
    // Games with one heap. A heap is lost if the player to move loses.
    FACT_FROM,  // heap size at which the period of the lost heaps begins
    FACT_BELOW, // heap size; the lost heaps below this size follow
    FACT_REST,  // period, heap size mod period, and the period again
    // Lost numbers are heap sizes if the period is 0, otherwise remainders.
    FACT_LOST,     // {lost number, -, period}
    FACT_LOST_TWO, // lost number, next lost number, and period
    FACT_LOST_RUN, // first and last of three or more successive lost numbers, and the period
    // Sums
    FACT_BY,      // pile, period, and remainder with the same Grundy value as the pile
    FACT_MISSING, // pile or vertex, its Grundy value, and the set of values to which its moves lead
    FACT_ZEROS,   // in misere play, each vertex of value 0 has no successor or a successor of value 1
    FACT_COIN,    // number of a coin, from 1, and its Grundy value if it shows heads
    // Games in which all tokens move. A step value is how many moves a token makes from a vertex.
    FACT_PROLONGS,   // vertex, its step value, and the set of its successors' step values (not all are odd)
    FACT_SHORTENS,   // vertex, its step value, and the set of its successors' step values (all are odd)
    FACT_LASTS,      // vertex with the largest step value, and its step value
    FACT_MOVER_ENDS, // odd step value, so the player to move makes the final move
    FACT_OTHER_ENDS, // even step value, so the opponent makes the final move
    // Conditions under which Moore's formula holds in bounded Nim
    FACT_FEW,   // m + 1, the largest number of piles for which the formula holds
    FACT_UP_TO, // K, the largest pile for which the formula holds
    // Misere positions in which the rule of normal play decides
    FACT_BIG,         // how many numbers are above 1
    FACT_LATER_ODD,   // once only one number is above 1, a move can leave an odd number of ones
    FACT_LATER_ONES,  // k; once at most k numbers are above 1, a move can make all numbers 0 or 1
    FACT_LATER_COUNT, // 1 and k + 1: the move must leave a number of ones that is 1 mod (k + 1)
    // Dynamic Nim
    FACT_TOOK, // latest take, and its lowest set bit (the winning take)
    // SOS
    FACT_COMPLETES_S, // cell in which an S completes SOS
    FACT_COMPLETES_O, // cell in which an O completes SOS
    FACT_TRAP,        // first cell of a trap (S__S)
    FACT_FILLS,       // after any letter in a trap, the opponent completes SOS
    FACT_FREE,        // number of empty cells; if it is odd, a trap wins for the player to move
    FACT_NO_TRAP,     // no new trap can arise
    FACT_O_STOPS,     // an O can block each possible trap in time
    // Chomp
    FACT_MIRROR,      // a bite at 2,2 leaves two arms of the same length
    FACT_ARMS,        // length of each arm, including the poisoned square
    FACT_TWO_ROWS,    // the upper of two rows is one square shorter
    FACT_TWO_COLUMNS, // the second of two columns is one square shorter
    FACT_POISON,      // only the poisoned square is left
    FACT_CORNER,      // in a full rectangle, the corner or the reply to the corner is a winning bite
    FACTS,

    STEP_NUMBERS = FACTS, // for BY_SEARCH, number of legal moves in `after`; otherwise reason->base
    STEP_METHOD,          // smallest part of a heap that is split, otherwise k + 1; and the cap
    STEP_COLUMN,          // power of two of a binary column, number of ones, and number of ones mod (k + 1)
    STEP_RULE,            // r (0 or 1): the remainder or number of ones mod (k + 1) in P-positions
    STEP_END,             // way in which misere play ends (enum ending)
    STEP_REPLY,           // number of the reply, from 1; only for BY_SEARCH
    STEP_KINDS
};

struct reason_step {
    uint8_t kind;  // enum step_kind
    bool is_after; // true if the step is about the position after the move
    stones_t number[3];
    const struct reason *reason;  // reason for the explained position, or for `after` if kind >= STEP_RULE
    const struct position *after; // position after the explained move, or the explained position
};

// Receives a step. The step is valid only during the call. Return false to stop.
typedef bool explain_sink_t(const struct reason_step *step, void *context);

// Explains a position. If *move is not "no move", also explains the move. The verdict must be known.
void explain(const FLASH struct game *game, const struct position *position, const struct move *move,
             explain_sink_t *sink, void *context);

// A legal move after the explained move, and the best answer. Clear the struct before reply_find.
struct reply {
    uint8_t number; // number of the reply, from 1, not counting moves that end the game
    struct move move, answer;
};

enum { REPLIES_MAX = 99 };

// Finds reply `number`. Returns P_POSITION if there are fewer replies. After PENDING, call again.
enum verdict reply_find(const FLASH struct game *game, const struct position *after, uint8_t number,
                        struct reply *reply);
