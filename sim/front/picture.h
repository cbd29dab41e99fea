// SPDX-License-Identifier: MIT
// What lights up on a board, drawn with ncurses in a frame, as large as there is room for: the dots of the
// glass, the LEDs, or the matrix.
#pragma once

#include "parts/bench.h"

enum { PAIR_GLASS = 1, PAIR_ALARM = 2, PAIR_LED = 3 }; // of colors

// Where a picture begins, and the room for it with its frame, in characters.
struct room {
    int top, left, width, height;
};

// The room that the smallest picture of any board needs.
enum { PICTURE_WIDTH = 66, PICTURE_HEIGHT = 12, PICTURE_BORDER = 2 };

// Returns the height of the picture with its frame.
int picture_draw(struct bench *bench, struct room room);

// A frame around so many characters.
void picture_frame(int top, int left, int width, int height);
