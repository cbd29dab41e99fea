// SPDX-License-Identifier: MIT
// A round light of any size, drawn with ncurses.
#pragma once

enum light { LIGHT_OFF, LIGHT_HALF, LIGHT_ON };

// Draws a round light with `height` rows and 2 * height - 1 columns.
void light_draw(int top, int left, int height, enum light light);
