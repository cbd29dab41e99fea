// SPDX-License-Identifier: MIT
// The boards of the games in 32x8 dots.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Draws the position as it is, or as it will be after the move that is shown, with a mark at what is
// selected. Boards that are wider than the display are seen from column `from` on.
void board_draw(bool after, uint8_t from);

// The column to see it from: the selected part in the middle, without one the left or the right end. The
// same as the other where all of it fits.
uint8_t board_from(bool right_end);
