// SPDX-License-Identifier: MIT
// Nim and misere Nim. Contracts as in struct outcomes.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes nim_outcomes;

// The move of a lost position, which must have a part: one stone from the largest pile, so that many moves
// remain.
enum verdict nim_take_one(const struct position *position, struct move *move);

// Bouton, Nim, a game with a complete mathematical theory (1901).
enum verdict nim_reply(const struct position *position, struct move *move);
