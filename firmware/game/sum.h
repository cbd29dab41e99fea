// SPDX-License-Identifier: MIT
// The theory of sums: the player to move changes one part, so the xor of the parts' Grundy values decides.
// In misere play it does so where the parts allow it: heaps and subtraction games do, graphs do not.
#pragma once

#include "game/game.h"

struct sum {
    // Grundy value of the part after the choice of this number (game_choose), or as it is now, number 0. Of a
    // choice that changes two parts: what it makes of the part's value in the xor.
    part_t (*value)(const struct position *position, uint8_t part, stones_t number);
    // Puts what `value` looks up into the arena; false: it does not fit. Null: nothing to look up.
    bool (*prepare)(const struct position *position);
    // Where there are too many numbers to try: the next one above `number` that may lead to the wanted value;
    // no larger one means that there is none.
    stones_t (*candidate)(const struct position *position, uint8_t part, part_t wanted, stones_t number);
};

enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position);

// As game_next_winning, of an N-position; with `only_down` only moves that lower the value of a part.
bool sum_next_winning(const FLASH struct game *game, const struct position *position, struct move *move,
                      bool only_down);
