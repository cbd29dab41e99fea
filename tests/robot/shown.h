// SPDX-License-Identifier: MIT
// Converts a position of a game for the readers of displays in sim/parts.
#pragma once

#include "game/games.h"
#include "parts/shown_position.h"

// Sets *shown to the position with the preview of a move. selected: a part, or SHOWN_NONE.
void shown_set(struct shown_position *shown, const struct game *game, const struct position *position,
               const struct move *move, int selected);

// The same without a move or a selection.
void shown_at_rest(struct shown_position *shown, const struct game *game, const struct position *position);
