// SPDX-License-Identifier: MIT
// Moore's Nim_k and misere Nim_k: up to k piles in a move. Contracts as in struct outcomes.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes moore_outcomes;

// Moore, A generalization of the game called Nim (1910); misere as in README.md.
enum verdict moore_reply(const struct position *position, struct move *move);
enum verdict moore_verdict(const struct position *position);
