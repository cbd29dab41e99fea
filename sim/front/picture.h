// SPDX-License-Identifier: MIT
// Shared by all pictures of displays: room, frame, colors.
#pragma once

enum { PAIR_GLASS = 1, PAIR_ALARM = 2, PAIR_LED = 3 }; // color pairs of ncurses

// Where a picture begins, and the space for it with its frame, in characters.
struct room {
    int top, left, width, height;
};

// The space that the smallest picture of any board needs.
enum { PICTURE_WIDTH = 66, PICTURE_HEIGHT = 12, PICTURE_BORDER = 2 };

// Draws a frame around width x height characters; top and left are those of the frame.
void picture_frame(int top, int left, int width, int height);

// The largest scale at which a picture of this size, without its frame, fits; at least 1.
int picture_scale(struct room room, int width, int height);
