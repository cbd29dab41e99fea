// SPDX-License-Identifier: MIT
// What all pictures of a display have in common: room, frame, colors.
#pragma once

enum { PAIR_GLASS = 1, PAIR_ALARM = 2, PAIR_LED = 3 }; // of colors

// Where a picture begins, and the room for it with its frame, in characters.
struct room {
    int top, left, width, height;
};

// The room that the smallest picture of any board needs.
enum { PICTURE_WIDTH = 66, PICTURE_HEIGHT = 12, PICTURE_BORDER = 2 };

// A frame around so many characters.
void picture_frame(int top, int left, int width, int height);

// How many times as large a picture of this size without its frame can be; at least 1.
int picture_scale(struct room room, int width, int height);
