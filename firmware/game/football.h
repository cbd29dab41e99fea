// SPDX-License-Identifier: MIT
// Distances and turns of the balls of POJ 2315, "Football Game": the balls are at integer distances from the
// goal, and a kick rolls one by whole turns, 2 pi r each, L at most. Of the distances that need as many turns
// a kick leaves the largest. Where the position has no radius all numbers are those of bounded Nim
// themselves.
#pragma once

#include "game/game.h"

// The whole turns that a ball at this distance needs.
part_t football_turns(const struct position *position, stones_t distance);

// The largest distance that needs so many turns, which must not be beyond the board.
part_t football_distance(const struct position *position, stones_t turns);

// K: the whole turns of a kick that rolls no farther than L.
part_t football_longest_turns(const struct position *position);
