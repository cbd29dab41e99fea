// SPDX-License-Identifier: MIT
// Positions in 32x8 dots, by the shape of the game.
#pragma once

#include "ui/screens/view.h" // struct view

// Draws the position: since that time, in ms, it is by turns as it will be after the move that is shown, with
// a mark at what is selected, and as it is. Boards that are wider than the display move, by a column every 16
// ms, until the selected part is in the middle; without one they go from end to end.
void matrix_board_draw(const struct view *view, uint16_t now, uint16_t since);
