// SPDX-License-Identifier: MIT
// How the terminal shows a display, drawn with ncurses
#pragma once

#include "front/picture.h" // room
#include "parts/bench.h"   // the display

struct view {
    // Draws the largest picture that fits. Returns its height including the frame.
    int (*draw_picture)(struct bench *bench, struct room room);
    // Draws the content as text. Leaves the cursor where the caller then prints the name of a tone.
    void (*draw_text)(struct bench *bench, int left, int top);
    const char *keys_help, *hold_help, *more_help; // one line each
};

// Returns the view for the display of this board.
const struct view *view_of(const struct board *board);
