// SPDX-License-Identifier: MIT
// Verdicts of the heaps 0, 1, 2, ... of `sub` or `msub`, each in a few instructions. The theory would find
// each of them anew, by up to some thousand steps.
#pragma once

#include "game/game.h"

struct set_verdicts {
    subtraction_set_t set;
    uint8_t
        delay; // the least of the set in misere play, which has the verdict of so many stones less; else 0
    uint64_t lost; // bit t: a heap of t stones less is lost in normal play
};

// Returns true if the game is `sub` or `msub`.
bool has_set_verdicts(const struct game *game);

// Begins with heap 0 of a game with these parameters.
void set_verdicts_begin(struct set_verdicts *verdicts, const struct position *position);

// Returns the verdict of the next heap.
enum verdict set_verdicts_next(struct set_verdicts *verdicts);
