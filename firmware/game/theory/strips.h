// SPDX-License-Identifier: MIT
// Games on strips: coins that are turned, a sum of its heads, and Northcott's men, a sum of the gaps.
#pragma once

#include "game/theory/sum.h"

// A head becomes a tail, and a coin to its left, named second, may be turned too. It is optional in
// turtle_opt, obligatory in turtle_man, and in turtle_edge obligatory but for coin 1, which has none.
bool turtle_opt_allows(const struct position *position, uint8_t coin, stones_t other);
bool turtle_man_allows(const struct position *position, uint8_t coin, stones_t other);
bool turtle_edge_allows(const struct position *position, uint8_t coin, stones_t other);

extern const FLASH struct sum turtle_opt_sum, turtle_man_sum, turtle_edge_sum;

// Men stay where they are in struct position when the turn passes; its `white` tells which of them may move.
// The notation calls the player to move black.
bool northcott_allows(const struct position *position, uint8_t man, stones_t column);
bool northcottr_allows(const struct position *position, uint8_t man, stones_t column); // with retreats
extern const FLASH struct sum northcott_sum;                                           // of both games
