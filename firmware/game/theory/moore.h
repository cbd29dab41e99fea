// SPDX-License-Identifier: MIT
// Moore's Nim_k and misere Nim_k: a move takes from up to k piles.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes moore_outcomes;

// As `reply` of struct outcomes. Moore, A generalization of the game called Nim (1910); misere play:
// README.md.
enum verdict moore_reply(const struct position *position, struct move *move);

// As `verdict` of struct outcomes.
enum verdict moore_verdict(const struct position *position);

// The move of a player who is lost, or for whom all moves are alike. Sets *move to one stone from the largest
// pile, so that the game lasts long; to no move if all piles are empty. The position must have a part.
// Returns the verdict that it is given.
enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict);
