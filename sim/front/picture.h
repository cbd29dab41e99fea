// SPDX-License-Identifier: MIT
// What all pictures of displays share: space, frame, colours.
#pragma once

enum { PAIR_GLASS = 1, PAIR_ALARM = 2, PAIR_LED = 3 }; // color pairs of ncurses

// Where a picture begins, and its space including the frame, in characters
struct room {
    int top, left, width, height;
};

// Space for the smallest picture of any board
enum { PICTURE_WIDTH = 66, PICTURE_HEIGHT = 12, PICTURE_BORDER = 2 };

// Draws a frame around width x height characters. Its corner is at (top, left).
void picture_frame(int top, int left, int width, int height);

// Returns the largest scale at which a picture of this size fits; at least 1.
int picture_scale(struct room room, int width, int height);
