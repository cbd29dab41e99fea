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

// What the theory computes: values of parts, winning choices, or verdicts of positions
enum theory { SUM, CHOICES, OUTCOMES };

// Returns the smallest winning number above `number` that a move can choose for the part, or 0.
typedef choice_t winning_t(const struct position *position, uint8_t part, choice_t number);

struct outcomes {
    // Returns the verdict, as game_verdict does.
    enum verdict (*verdict)(const struct position *position);
    // Finds a reply, as game_reply does. Null if the player (player.c) tries every legal move.
    enum verdict (*reply)(const struct position *position, struct move *move);
};

// The rules of a game. Only `allows` and `follow` may be null.
struct shape_rules {
    // Returns the largest number that a move may choose for the part.
    choice_t (*limit)(const struct position *position, uint8_t part);
    // True if the rules allow this number within the limit. Null if always true.
    bool (*allows)(const struct position *position, uint8_t part, choice_t number);
    // Returns the new value of the part after choosing this number.
    part_t (*becomes)(const struct position *position, uint8_t part, choice_t number);
    // Returns the number that the move chose for this part, given the part's new value.
    choice_t (*number)(const struct position *position, uint8_t part, part_t becomes,
                       const struct move *move);
    // Adds the changes of other parts to the move, for example of the rows above a bite.
    void (*follow)(const struct position *position, uint8_t part, choice_t number, struct move *move);
};

struct game {
    uint8_t shape : 4, params : 4; // first member, because offset 0 needs the shortest code
    uint8_t misere : 1;
    uint8_t all_tokens_move : 1; // true if a move moves every token that can move
    uint8_t growth : 2;          // first value of `growth` in struct position
    uint8_t theory : 2;          // enum theory: the member of the union in use
    uint8_t has_behind : 1;      // true if a move can choose part `count`, which is the heap or both piles
    uint8_t has_heap : 1;        // true if a position is one heap without parts
    uint8_t reason;              // why a position is won or lost (reason.h)
    const FLASH char *name;      // name of the game in the notation
    const FLASH uint8_t *starts; // start positions, ended by 0 (params.c)

    const FLASH struct shape_rules *rules;

    union {
        const FLASH struct sum *sum;
        winning_t *winning;
        const FLASH struct outcomes *outcomes;
    };
};

// Sets *position to start position `index`, counted from 0. Returns false if the game has fewer.
bool game_start(const FLASH struct game *game, uint8_t index, struct position *position);

// Parameters of the games in the order of the notation

struct param {
    uint8_t size;   // size of the field in bytes, or PARAM_SET or PARAM_EDGES
    uint8_t offset; // offset of the field in struct position
    uint8_t min;
    stones_t max; // largest number; for a list, the largest number of members
};

// Values of `size` that mean a list
enum { PARAM_SET = 100, PARAM_EDGES };

extern const FLASH struct param params[];

// A game with `params` p has the parameters params[first_param[p]] to params[first_param[p + 1] - 1].
extern const FLASH uint8_t first_param[];

// Returns a numeric parameter.
stones_t param_get(const FLASH struct param *param, const struct position *position);

// Sets a numeric parameter.
void param_set(const FLASH struct param *param, struct position *position, stones_t number);
