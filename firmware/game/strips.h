// SPDX-License-Identifier: MIT
// Games on strips: coins that are turned (a sum of its heads), and Northcott's men (a sum of the gaps).
// Contracts as in struct game.
#pragma once

#include "game/game.h"

// A head becomes a tail, and a coin to its left, named second, may be turned too. It is optional in
// turtle_opt, obligatory in turtle_man, and in turtle_edge obligatory but for coin 1, which has none.
bool turtle_opt_allows(const struct position *position, uint8_t coin, stones_t other);
bool turtle_man_allows(const struct position *position, uint8_t coin, stones_t other);
bool turtle_edge_allows(const struct position *position, uint8_t coin, stones_t other);

enum verdict turtle_opt_verdict(const struct position *position);
enum verdict turtle_man_verdict(const struct position *position);
enum verdict turtle_edge_verdict(const struct position *position);
bool turtle_opt_next_winning(const struct position *position, struct move *move);
bool turtle_man_next_winning(const struct position *position, struct move *move);
bool turtle_edge_next_winning(const struct position *position, struct move *move);

// Men stay where they are in struct position when the turn passes; its `white` tells which of them may move.
// The notation calls the player to move black.
bool northcott_allows(const struct position *position, uint8_t man, stones_t column);
bool northcott_next_winning(const struct position *position, struct move *move);
bool northcottr_allows(const struct position *position, uint8_t man, stones_t column); // with retreats
bool northcottr_next_winning(const struct position *position, struct move *move);
enum verdict northcott_verdict(const struct position *position); // of both games
