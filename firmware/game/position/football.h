// SPDX-License-Identifier: MIT
// Distances and turns of the balls of POJ 2315, "Football Game": the balls are at integer distances from the
// goal, and a kick rolls one by whole turns, 2 pi r each, L at most. A position is its turns; so a kick
// leaves the largest distance that needs the remaining turns. With radius 0 a distance is its number of
// turns: bounded Nim.
#pragma once

#include "game/position/position.h"

// Returns the whole turns that a ball at this distance needs to reach the goal.
part_t football_turns(const struct position *position, stones_t distance);

// Returns the largest distance that needs this many turns; it must be at most PART_MAX.
part_t football_distance(const struct position *position, stones_t turns);

// Returns K, the most whole turns of a kick, which rolls no farther than L.
part_t football_longest_turns(const struct position *position);
