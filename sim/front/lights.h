// SPDX-License-Identifier: MIT
// A round light of any size, drawn with ncurses.
#pragma once

enum light { LIGHT_OFF, LIGHT_HALF, LIGHT_ON };

// So many rows high, and twice as many columns less one wide, to look round; in the present attributes.
void light_draw(int top, int left, int height, enum light light);
