// SPDX-License-Identifier: MIT
// Each row of games[] is a game with rules and a theory. Rules and theory never call each other.
#pragma once

#include "game/player.h"
#include "game/position/position.h"
#include "game/rules/rules.h"

// The parameters of a game
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

// Theories compute Grundy values (SUM), winning numbers (CHOICES) or verdicts (OUTCOMES).
enum theory { SUM, CHOICES, OUTCOMES };

// Returns the part's next winning number above `number`, or 0 if there is none.
typedef choice_t winning_t(const struct position *position, uint8_t part, choice_t number);

struct outcomes {
    // Does what game_verdict does.
    enum verdict (*verdict)(const struct position *position);
    // Does what game_reply does. If null, game_reply tries every legal move.
    enum verdict (*reply)(const struct position *position, struct move *move);
};

// The rules of a game. Only `allows` and `follow` may be null.
struct shape_rules {
    // Returns the largest number that a move may choose for a part.
    choice_t (*limit)(const struct position *position, uint8_t part);
    // Returns true if the rules allow the number. If null, all numbers up to the limit are allowed.
    bool (*allows)(const struct position *position, uint8_t part, choice_t number);
    // Returns the new value of a part after a move that chooses `number`.
    part_t (*becomes)(const struct position *position, uint8_t part, choice_t number);
    // Returns the number that `move` chooses for a part. `becomes` is the new value of the part.
    choice_t (*number)(const struct position *position, uint8_t part, part_t becomes,
                       const struct move *move);
    // Adds changes of other parts to the move, for example changes of rows above a bite.
    void (*follow)(const struct position *position, uint8_t part, choice_t number, struct move *move);
};

struct game {
    uint8_t shape : 4, params : 4; // first member, because offset 0 needs the shortest code
    uint8_t misere : 1;
    uint8_t all_tokens_move : 1; // true if one move moves all tokens that can move
    uint8_t growth : 2;          // initial value of `growth` in struct position
    uint8_t theory : 2;          // enum theory; selects the union member
    uint8_t has_behind : 1;      // true if part number `count` stands for the heap, or for both piles
    uint8_t has_heap : 1;        // true if a position has a heap, but no parts
    uint8_t reason;              // why a position is won or lost (reason.h)
    const FLASH uint8_t *starts; // start positions, ended by 0 (params.c)

    const FLASH struct shape_rules *rules;

    union {
        const FLASH struct sum *sum;
        winning_t *winning;
        const FLASH struct outcomes *outcomes;
    };
};

// Sets *position to start position `index`, from 0. Returns false if the game has fewer start positions.
bool game_start(const FLASH struct game *game, uint8_t index, struct position *position);

// Parameters of the games in the order of the notation

struct param {
    uint8_t size;   // size of the parameter in bytes, or PARAM_SET or PARAM_EDGES
    uint8_t offset; // offset of the parameter in struct position
    uint8_t min;
    stones_t max; // largest value, or largest number of members in a list
};

// Values of `size` for parameters that are lists
enum { PARAM_SET = 100, PARAM_EDGES };

extern const FLASH struct param params[];

// A game with `params` p has the parameters first_param[p] to first_param[p + 1] - 1.
extern const FLASH uint8_t first_param[];

// Returns a numeric parameter.
stones_t param_get(const FLASH struct param *param, const struct position *position);

// Sets a numeric parameter.
void param_set(const FLASH struct param *param, struct position *position, stones_t number);
