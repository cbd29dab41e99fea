// SPDX-License-Identifier: MIT
// Who wins and how, from Bouton's and Moore's theorems as the test understands them; checked by brute force.
#pragma once

#include "game/game.h" // positions and moves

// True if who is to move loses against best play.
bool is_lost(const struct position *piles, unsigned k, bool misere);

// A winning move, if there is one.
bool winning_move(const struct position *piles, unsigned k, bool misere, struct move *move);

// True if is_lost agrees with the rules alone on all positions of four piles of up to five stones.
bool theory_holds(unsigned k, bool misere);
