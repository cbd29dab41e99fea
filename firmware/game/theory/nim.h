// SPDX-License-Identifier: MIT
// Nim and misere Nim.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes nim_outcomes;

// Sets *move to a move of a P-position: one stone from the largest pile, so that the game lasts long; no move
// if all piles are empty. The position must have a part. Returns P_POSITION.
enum verdict nim_take_one(const struct position *position, struct move *move);

// As `reply` of struct outcomes. Bouton, Nim, a game with a complete mathematical theory (1901).
enum verdict nim_reply(const struct position *position, struct move *move);
