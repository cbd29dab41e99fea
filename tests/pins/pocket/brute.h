// SPDX-License-Identifier: MIT
// All positions of rows with up to 1, 3, 5 and 7 stones, solved by brute force. The search knows only the
// rules: a move takes stones from up to k rows.
#pragma once

#include "parts/charlieplex.h" // LED_ROWS

enum { K_MAX = 3, POSITIONS = 2 * 4 * 6 * 8 };

// Sets the rows of position `number`. Moves only lead to smaller numbers.
void rows_of(unsigned number, unsigned rows[LED_ROWS]);

// Returns the number of the position with these rows.
unsigned number_of(const unsigned rows[LED_ROWS]);
unsigned stones_in(const unsigned rows[LED_ROWS]);

bool is_move(const unsigned from[LED_ROWS], const unsigned to[LED_ROWS], unsigned k);

// Marks all positions in which the player to move loses.
void find_lost(bool lost[POSITIONS], unsigned k, bool misere);
