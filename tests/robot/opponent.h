// SPDX-License-Identifier: MIT
// Winner and winning moves of Nim and Nim_k by Bouton's and Moore's theorems. Independent of the firmware's
// theory.
#pragma once

#include "game/game.h"

// True if the player to move loses against best play.
bool is_lost(const struct position *piles, unsigned k, bool misere);

// Sets *move to a winning move. False if there is none.
bool winning_move(const struct position *piles, unsigned k, bool misere, struct move *move);

// Compares is_lost with brute force: four piles of up to five stones.
bool theory_holds(unsigned k, bool misere);
