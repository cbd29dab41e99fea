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
