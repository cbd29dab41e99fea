// SPDX-License-Identifier: MIT
// Nim and misere Nim.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes nim_outcomes;

// As `reply` of struct outcomes. Source: C. L. Bouton, Nim, a game with a complete mathematical theory,
// Annals of Mathematics 3 (1901), 35-39.
enum verdict nim_reply(const struct position *position, struct move *move);
