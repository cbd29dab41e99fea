// SPDX-License-Identifier: MIT
// Converts a position of a game for the readers of displays in sim/parts.
#pragma once

#include "game/games.h"
#include "parts/shown_position.h"

// Sets *shown to a position with this move and this selected part.
void shown_set(struct shown_position *shown, const struct game *game, const struct position *position,
               const struct move *move, int selected);

// Sets *shown to a position without a move or selected part.
void shown_at_rest(struct shown_position *shown, const struct game *game, const struct position *position);
