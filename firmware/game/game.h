// SPDX-License-Identifier: MIT
// A game is one row: rules and theory side by side, neither asking the other.
#pragma once

#include "game/player.h"
#include "game/position.h"
#include "game/rules/rules.h"
#include "game/starts.h"

// How the parameters, positions and moves of a game are written (notation.md) and shown.
enum params {
    NO_PARAMS,
    PARAM_K,
    PARAMS_M_K,
    PARAMS_M_L_R,
    PARAM_MAX,
    PARAM_S,
    PARAM_GRAPH,
    PARAM_W,
    PARAM_N
};

// How a game is known: by the values of its parts (sum.h), by a formula for the winning choices, or by who
// wins.
enum theory { SUM, CHOICES, OUTCOMES };

// The next number above this one whose choice for the part wins; 0: none.
typedef choice_t winning_t(const struct position *position, uint8_t part, choice_t number);

struct outcomes {
    // Who wins. At the end of a game that is who has won.
    enum verdict (*verdict)(const struct position *position);
    // Where trying every legal move would take too long, else null: as game_reply, with *move all 0 at the
    // start.
    enum verdict (*reply)(const struct position *position, struct move *move);
    // The same: of an N-position, as game_next. Where moves have to be tried it may stop at one that does not
    // win, marked as unfinished, and return false; it goes on from there when asked again. It tells in the
    // move how many it has tried.
    bool (*next_winning)(const struct position *position, struct move *move);
};

// What the number of a choice tells about its part.
enum meaning {
    TAKEN,        // the part becomes so many less
    PUT,          // what the part becomes
    PUT_FROM_0,   // the same plus 1, as 0 is no number
    OTHER_PLUS_1, // which other part the choice is about, 0-based, plus 1; the part itself becomes 0
    TURNS,        // a ball becomes so many turns nearer (football.h)
};

// How a game is played (rules/).
struct shape_rules {
    uint8_t meaning : 3;
    uint8_t has_behind : 1; // one more part can be chosen: the heap, or all parts at once
    // The largest number for the part; null: what it holds.
    choice_t (*limit)(const struct position *position, uint8_t part);
    // May this number be chosen, within the limit? Null: every one.
    bool (*allows)(const struct position *position, uint8_t part, choice_t number);
    // Adds to the move what else changes, as the lower step that gets the coins; such a move is one choice.
    // Null: nothing else.
    void (*follow)(const struct position *position, uint8_t part, choice_t number, struct move *move);
};

struct game {
    const FLASH char *name; // in the notation
    uint8_t shape : 4, params : 4;
    uint8_t misere : 1;
    uint8_t all_tokens_move : 1; // all tokens that can move do
    uint8_t growth : 2;          // of struct position
    uint8_t theory : 2;          // which of those below
    const FLASH uint8_t *starts; // start positions, ended by 0 (starts.c)

    const FLASH struct shape_rules *rules; // how it is played

    union {
        const FLASH struct sum *sum;
        winning_t *winning;
        const FLASH struct outcomes *outcomes;
    };
};
