// SPDX-License-Identifier: MIT
// Explains a position as a stream of steps, each a kind and its numbers. A sink puts them into words.
#pragma once

#include "game/explain/reason.h"

// The kinds of steps in the order of the stream, with their numbers. First come facts, which a human can use
// in the next position, too.
enum step_kind {
    // One heap. From some heap on the lost ones have a period, and their remainders are told. If that is not
    // the empty heap, the lost heaps below it follow; a heap below it is told only of these. Where a board
    // has no period among its heaps, these are all that are lost.
    FACT_FROM,  // {heap}: what follows is true from it on
    FACT_BELOW, // {heap}: what follows are heaps below it
    FACT_REST,  // {period, what is left over of the heap, period}
    // The lost remainders in order; without a period, which is 0 then, the lost heaps. A run of three and
    // more is one fact.
    FACT_LOST,     // {number, -, period}
    FACT_LOST_TWO, // {number, the next one, period}
    FACT_LOST_RUN, // {first number of a run, last one, period}
    // Sums
    FACT_BY,      // {pile, period, remainder}: the remainder is worth the same
    FACT_MISSING, // {pile or vertex, its value, the values that moves from it lead to, as bits}
    FACT_ZEROS,   // misere play of tokens: each vertex of value 0 leads nowhere, or to one of value 1
    FACT_COIN,    // {place of a head, its worth}
    // All tokens move: the winner of a token prolongs its game, to an even number of moves, the loser
    // shortens it.
    FACT_PROLONGS,   // {vertex, its moves: one more than the most even ones after an arrow, moves after the
                     // arrows as bits, as far as these have room}
    FACT_SHORTENS,   // the same where none are even: one more than the fewest
    FACT_LASTS,      // {vertex of the token that can move longest, moves}
    FACT_MOVER_ENDS, // {moves}: an odd number
    FACT_OTHER_ENDS, // {moves}: an even number
    // Bounded Nim: the formula holds if
    FACT_FEW,   // {m + 1}: so many piles are left at most
    FACT_UP_TO, // {K}: or none is above it
    // Misere play while it changes nothing
    FACT_BIG,       // {numbers above 1}
    FACT_LATER_ODD, // a move takes from one pile: whoever finds one number above 1 can leave an odd number of
                    // ones
    FACT_LATER_ONES,  // {k}: with up to k numbers above 1 only ones are left
    FACT_LATER_COUNT, // {1, k + 1}: so many of them, mod k + 1
    // Dynamic Nim
    FACT_TOOK, // {what was taken last, its lowest binary digit}: that is the take that wins
    // SOS
    FACT_COMPLETES_S, // {cell}
    FACT_COMPLETES_O, // {cell}
    FACT_TRAP,        // {cell of the first S of S__S}
    FACT_FILLS,       // whoever writes into a trap lets the other complete SOS
    FACT_FREE,        // {free cells}: with a trap whoever finds an odd number wins
    FACT_NO_TRAP,     // none can arise any more
    FACT_O_STOPS,     // each place for a trap can be closed in time
    // Chomp
    FACT_MIRROR,      // a bite at 2,2 leaves two arms of the same length
    FACT_ARMS,        // {squares of each arm, with the poison}
    FACT_TWO_ROWS,    // the upper row has one square less
    FACT_TWO_COLUMNS, // the right column has one square less
    FACT_POISON,      // only the poison is left
    FACT_CORNER, // the bar is whole: the smallest bite wins, or else the bite that answers it would win as
                 // the first one
    FACTS,

    // The theorem
    STEP_NUMBERS = FACTS, // what the numbers of the reason are: {divisor, heap or number of the pair};
                          // BY_SEARCH: {legal moves after the move}
    STEP_METHOD,          // what is done with them: {k + 1}; BY_ZECKENDORF, BY_POWER: {smallest part, cap}
    STEP_COLUMN, // one step a column, from the highest one that any number has: {its power of two, ones in
                 // it, ones mod k + 1}
    STEP_RULE,   // what lost positions have in common: {1 if a remainder or a count of ones is 1 in these, 0
                 // if it is 0}
    STEP_END,    // what misere play changes: {enum ending}
    STEP_REPLY,  // an opponent's next move and its answer, where only a search knows: {number, from 1 on}
    STEP_KINDS
};

struct reason_step {
    uint8_t kind;  // enum step_kind
    bool is_after; // the step is about the position that the move leaves
    stones_t number[3];
    const struct reason *reason;  // of the position; STEP_RULE: of the one that the move leaves
    const struct position *after; // the position that the move leaves, or the same one without a move
};

// Receives a step, which is valid during the call. Returns false to stop.
typedef bool explain_sink_t(const struct reason_step *step, void *context);

// Calls the sink for each step of a position whose verdict is known, until it returns false. The move, if
// any, is the one to explain. STEP_REPLY has REPLIES_MAX steps; reply_find knows how many there are. Takes
// the arena.
void explain(const FLASH struct game *game, const struct position *position, const struct move *move,
             explain_sink_t *sink, void *context);

// A legal move after the explained one, and the answer that wins, or keeps a draw. All 0: none yet.
struct reply {
    uint8_t number; // among the moves that do not end the game, from 1 on
    struct move move, answer;
};

enum { REPLIES_MAX = 99 };

// Sets *reply to the one with this number, in the position after the explained move. Returns PENDING: call
// again; N_POSITION or DRAW: done; P_POSITION: there are not so many.
enum verdict reply_find(const FLASH struct game *game, const struct position *after, uint8_t number,
                        struct reply *reply);
