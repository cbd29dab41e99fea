// SPDX-License-Identifier: MIT
// Nim and misere Nim.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes nim_outcomes;

// Sets *move to one stone from the largest pile, so that the game lasts long; to no move if all piles are
// empty. The position must have a part. Returns the verdict that it is given.
enum verdict nim_take_one(const struct position *position, struct move *move, enum verdict verdict);

// As `reply` of struct outcomes. Bouton, Nim, a game with a complete mathematical theory (1901).
enum verdict nim_reply(const struct position *position, struct move *move);
