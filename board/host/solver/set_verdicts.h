// SPDX-License-Identifier: MIT
// Verdicts of the heaps 0, 1, 2, ... of `sub` or `msub`. If s is the smallest number of the set, a heap of n
// stones in misere play has the verdict of a heap of n - s in normal play.
#pragma once

#include "game/game.h"

struct set_verdicts {
    subtraction_set_t set;
    uint8_t delay; // in misere play, the smallest number of the set; otherwise 0
    uint64_t lost; // bit t: heap n - t is lost in normal play; n is the next heap
};

// Returns true if the game is `sub` or `msub`.
bool has_set_verdicts(const struct game *game);

// Starts at heap 0, with the parameters of the position.
void set_verdicts_begin(struct set_verdicts *verdicts, const struct position *position);

// Returns the verdict of the next heap.
enum verdict set_verdicts_next(struct set_verdicts *verdicts);
