// SPDX-License-Identifier: MIT
// Bounded Nim: a move takes 1..K stones from each of 1..m piles (k and most of the position). And POJ 2315,
// "Football Game", the same with balls that roll. Contracts as in struct game.
#pragma once

#include "game/game.h"

enum verdict bnim_verdict(const struct position *position);
enum verdict bnim_reply(const struct position *position, struct move *move);
bool bnim_next_winning(const struct position *position, struct move *move);

enum verdict poj_verdict(const struct position *position);
enum verdict poj_reply(const struct position *position, struct move *move);
bool poj_next_winning(const struct position *position, struct move *move);

// The whole turns that a ball at this distance needs, and the largest distance that needs so many turns. In
// the notation a move `i-t` makes part i become poj_distance(position, poj_turns(position, part) - t).
part_t poj_turns(const struct position *position, part_t distance);
part_t poj_distance(const struct position *position, part_t turns);

// K: the whole turns of a kick that rolls no farther than L.
part_t poj_longest_turns(const struct position *position);
