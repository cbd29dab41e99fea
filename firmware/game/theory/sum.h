// SPDX-License-Identifier: MIT
// The theory of sums: the player to move changes one part, so the xor of the parts' Grundy values decides.
// In misere play it does so where the parts allow it: heaps and subtraction games do, graphs do not.
#pragma once

#include "game/game.h"

struct sum {
    // Grundy value of the part after the choice of this number (game_choose), or as it is now, number 0. Of a
    // choice that changes two parts: what it makes of the part's value in the xor.
    part_t (*value)(const struct position *position, uint8_t part, choice_t number);
    // Puts what `value` looks up into the arena; false: it does not fit, or the position is too large. Null:
    // there is nothing to do.
    bool (*prepare)(const struct position *position);
    // Where there are too many numbers to try: the next one above `number` that may lead to the wanted value;
    // no larger one means that there is none.
    choice_t (*candidate)(const struct position *position, uint8_t part, part_t wanted, choice_t number);
};

enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position);

// The next number above this one whose choice for the part wins; 0: none. With `only_down` only if that
// lowers the value of the part. To be asked after sum_verdict, which has found an N-position.
choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down);
