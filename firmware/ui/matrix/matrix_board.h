// SPDX-License-Identifier: MIT
// Positions in 32x8 dots, by the shape of the game.
#pragma once

#include <stdint.h>

// Draws the position of ui.view: from the time `since` on, it blinks between the position after the shown
// changes, with a mark at the selected part, and the position as it is. A board wider than the display
// scrolls by a column every 16 ms until the selected part is in the middle; without one it scrolls from end
// to end. Times in ms, may wrap.
void matrix_board_draw(uint16_t now, uint16_t since);
