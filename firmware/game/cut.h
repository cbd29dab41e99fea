// SPDX-License-Identifier: MIT
// Rules of the games in which a move takes from one pile, whatever else it does.
#pragma once

#include "game/game.h"

// The smallest number above `taken` that may be taken from such a pile if it is large enough; 0 if none.
typedef part_t cut_after_t(const struct position *position, uint8_t pile, part_t taken);

part_t cut_after_any(const struct position *position, uint8_t pile, part_t taken); // every number

// How many the change takes from its pile; 0 if that is not possible.
part_t cut_taken(const struct position *position, const struct change *change);

// As in struct game, for moves that only take from one pile: pile by pile, small takes first. The step looks
// at no more than the first change.
bool cut_next(const struct position *position, struct move *move, cut_after_t *after);
bool cut_legal(const struct position *position, const struct move *move, cut_after_t *after);
