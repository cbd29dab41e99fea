// SPDX-License-Identifier: MIT
// Nim and misere Nim.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes nim_outcomes;

// As `reply` of struct outcomes. Bouton, Nim, a game with a complete mathematical theory (1901).
enum verdict nim_reply(const struct position *position, struct move *move);
