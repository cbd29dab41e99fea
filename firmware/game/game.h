// SPDX-License-Identifier: MIT
// A game is one row of the table: rules and theory side by side. Neither calls the other.
#pragma once

#include "game/player.h"
#include "game/position/position.h"
#include "game/rules/rules.h"

// The parameters of a game, in the notation and on displays.
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

// The kind of theory: Grundy values of the parts (theories.h), a formula for the winning choices, or outcomes
// of whole positions.
enum theory { SUM, CHOICES, OUTCOMES };

// Returns the next number above `number` whose choice for the part wins; 0: none.
typedef choice_t winning_t(const struct position *position, uint8_t part, choice_t number);

struct outcomes {
    // Returns the verdict of the position. At the end of a game it tells who has won.
    enum verdict (*verdict)(const struct position *position);
    // As game_reply. Null: every legal move is tried.
    enum verdict (*reply)(const struct position *position, struct move *move);
};

// The rules of a game (folder rules). Only `allows` and `follow` may be null. rules.h has functions for what
// many games share.
struct shape_rules {
    // Returns the largest number for the part.
    choice_t (*limit)(const struct position *position, uint8_t part);
    // True if this number, which is within the limit, is allowed. Null: all these numbers are.
    bool (*allows)(const struct position *position, uint8_t part, choice_t number);
    // Returns what a choice of this number makes of the part.
    part_t (*becomes)(const struct position *position, uint8_t part, choice_t number);
    // The inverse: returns the number of the choice in a move that makes this of the part.
    choice_t (*number)(const struct position *position, uint8_t part, part_t becomes,
                       const struct move *move);
    // Adds the further changes of a choice to the move, such as the lower step that gets the coins; such a
    // move has one choice. Null: there are none.
    void (*follow)(const struct position *position, uint8_t part, choice_t number, struct move *move);
};

struct game {
    uint8_t shape : 4, params : 4; // read most, and a load from offset 0 is the shortest
    uint8_t misere : 1;
    uint8_t all_tokens_move : 1; // a move moves every token that can move
    uint8_t growth : 2;          // see struct position
    uint8_t theory : 2;          // enum theory: the member of the union
    uint8_t has_behind : 1;      // one part more than `count` can be chosen: the heap, or all parts at once
    uint8_t has_heap : 1;        // a position is one heap and has no parts
    uint8_t reason;              // why a position is won or lost (enum way)
    const FLASH char *name;      // in the notation
    const FLASH uint8_t *starts; // start positions, ended by 0 (params.c)

    const FLASH struct shape_rules *rules;

    union {
        const FLASH struct sum *sum;
        winning_t *winning;
        const FLASH struct outcomes *outcomes;
    };
};

// Sets *position to start position `index` of the game, 0-based; false if it has fewer.
bool game_start(const FLASH struct game *game, uint8_t index, struct position *position);

// The parameters of the games, in the order of the notation, and their fields in struct position.

struct param {
    uint8_t size;   // of the field in bytes, or one of the lists below
    uint8_t offset; // of the field in struct position
    uint8_t min;
    stones_t max; // largest number, or the most elements of a list
};

// Lists, in place of a size
enum { PARAM_SET = 100, PARAM_EDGES };

extern const FLASH struct param params[];

// By enum params: the index of its first parameter. Its last one stands before the first one of the next
// enumerator.
extern const FLASH uint8_t first_param[];

// Returns a parameter that is a number.
stones_t param_get(const FLASH struct param *param, const struct position *position);

// Sets a parameter that is a number.
void param_set(const FLASH struct param *param, struct position *position, stones_t number);
