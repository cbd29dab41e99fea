// SPDX-License-Identifier: MIT
// What a human can also use at the next position: facts, each a sentence with numbers, and the answers to the
// opponent's moves. A walk over the steps of a reason (reason.h) reports them. Each fact is true of the
// position, or of the position that the move leaves. A board links all_facts.c, value_facts.c or no_facts.c.
#pragma once

#include "game/explain/reason.h"

// By their numbers
enum fact {
    // One heap. From some heap on the lost ones have a period, and their remainders are told. If that is not
    // the empty heap, the lost heaps below it follow; a heap below it is told only of these. Where a board
    // has no period among its heaps, these are all that are lost.
    FACT_FROM,  // {heap}: what follows is true from it on
    FACT_BELOW, // {heap}: what follows are heaps below it
    FACT_REST,  // {period, what is left over of the heap, period}
    // Lost remainders, or with period 0 heaps, in order, runs of three and more in one fact
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
    FACT_BIG,         // {numbers above 1}
    FACT_LATER_ODD,   // one move takes from one pile: with one number above 1 an odd number of ones is left
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
    FACT_CORNER, // a whole bar: the smallest bite wins, or the answer to it would have been a better first
                 // bite
    FACTS
};

// As reason_step, for STEP_FACT and STEP_REPLY. A reason has replies where only a search knows, and no fact
// does.
bool fact_step(const struct reason *reason, const struct position *position, struct step *step);
bool reply_step(const struct reason *reason, const struct position *position, struct step *step);

// True if Grundy values decide the misere game of these tokens, too: each vertex of value 0 that a token may
// come to leads nowhere or to a vertex of value 1 (README.md). Takes the arena.
bool values_decide(const struct position *position);

// A legal move after that of the reason, and the answer that wins, or keeps a draw. All 0: none yet.
struct reply {
    uint8_t number; // among the moves that do not end the game, from 1 on
    struct move move, answer;
};

enum { REPLIES_MAX = 99 };

// Sets *reply to the one with this number, in the position after the move of the reason. Returns PENDING:
// call again; N_POSITION or DRAW: done; P_POSITION: there are not so many.
enum verdict reply_find(const FLASH struct game *game, const struct position *after, uint8_t number,
                        struct reply *reply);

// Finds the facts of a game, as fact_step: calls fact_report for each of them in order until that returns
// true. step->part is how many facts remain to be skipped.
typedef bool fact_finder_t(const struct reason *reason, const struct position *position, struct step *step);
fact_finder_t heap_fact, value_fact, ending_fact, coin_fact, bounded_fact, longest_fact, take_fact, sos_fact,
    chomp_fact;

// The games with facts on this board. The last row has no game.
struct fact_row {
    fact_finder_t *finder;
    const FLASH struct game *game;
};
extern const FLASH struct fact_row fact_rows[];

// Returns the values that moves from this part of the sum lead to, as bits of values up to 31.
typedef uint32_t value_bits_t;
value_bits_t fact_values_after(const FLASH struct game *game, const FLASH struct sum *sum,
                               const struct position *position, uint8_t part);

// True if a part before this one is the same and has the same facts.
bool fact_is_repeated(const FLASH struct game *game, const struct position *position, uint8_t part);

// Skips a fact. If none remains to be skipped, reports it and returns true.
bool fact_report(struct step *step, enum fact fact, stones_t first, stones_t second);
