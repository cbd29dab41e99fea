// SPDX-License-Identifier: MIT
// Positions in 32x8 dots, by the shape of the game.
#pragma once

#include "ui/screens/view.h" // struct view

#include <stdbool.h>

// Draws the position as it will be after the move that is shown, with a mark at what is selected. Boards that
// are wider than the display are seen from column `from` on.
void matrix_board_draw(const struct view *view, uint8_t from);

// The column to see it from: the selected part in the middle, without one the left or the right end. The
// same as the other where all of it fits.
uint8_t matrix_board_from(const struct view *view, bool right_end);
