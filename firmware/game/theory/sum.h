// SPDX-License-Identifier: MIT
// Sums of games: a move changes one part, so the xor of the Grundy values of the parts decides (Sprague,
// Grundy). In misere play this holds for heaps and subtraction games, not for graphs (README.md).
#pragma once

#include "game/game.h"

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
