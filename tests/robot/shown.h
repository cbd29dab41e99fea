// SPDX-License-Identifier: MIT
// A position of a game as displays show it, for the readers of displays in sim/parts.
#pragma once

#include "game/games.h" // positions
#include "parts/shown_position.h"

// Sets what is shown of the position with this move; a part is selected, or all parts by their number, or
// SHOWN_NONE.
void shown_set(struct shown_position *shown, const struct game *game, const struct position *position,
               const struct move *move, int selected);

// The same with no move and nothing selected.
void shown_at_rest(struct shown_position *shown, const struct game *game, const struct position *position);
