// SPDX-License-Identifier: MIT
// Space, frame and colours that all pictures of displays share
#pragma once

enum { PAIR_GLASS = 1, PAIR_ALARM = 2, PAIR_LED = 3 }; // color pairs of ncurses

// Position and size, in characters, of the space for a picture and its frame
struct room {
    int top, left, width, height;
};

// Space into which each board's smallest picture fits
enum { PICTURE_WIDTH = 66, PICTURE_HEIGHT = 12, PICTURE_BORDER = 2 };

// Draws a frame around width x height characters. (top, left) is the frame's corner.
void picture_frame(int top, int left, int width, int height);

// Returns the largest scale at which a picture fits into the room, at least 1.
int picture_scale(struct room room, int width, int height);
