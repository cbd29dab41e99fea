// SPDX-License-Identifier: MIT
// Positions in 32x8 dots, by the shape of the game.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Draws the position of ui.view as it looks so many frames after it was first shown: it blinks between the
// position after the shown changes, with a mark at the selected part, and the position as it is. With
// `scrolls` a board wider than the display moves by a column until the selected part is in the middle;
// without one it goes from end to end.
void matrix_board_draw(uint16_t frames, bool scrolls);
