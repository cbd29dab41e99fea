// SPDX-License-Identifier: MIT
// Lists of winning moves by theory, for games with too many legal moves to try all. A board has this set, or
// none/lists.c.
#pragma once

#include "game/game.h"

// As next_winning of struct outcomes, for a theory that has none. False: every legal move is tried.
bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move);

// As next_winning of struct outcomes: of Nim and Nim_k, of bounded Nim and football.
bool moore_next_winning(const struct position *position, struct move *move);
bool bounded_next_winning(const struct position *position, struct move *move);
