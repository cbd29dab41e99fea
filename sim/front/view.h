// SPDX-License-Identifier: MIT
// How the terminal shows a display, drawn with ncurses
#pragma once

#include "front/picture.h" // room
#include "parts/bench.h"   // the display

struct view {
    // Draws the largest picture that fits. Returns the picture's height with its frame.
    int (*draw_picture)(struct bench *bench, struct room room);
    // Draws the display as text. Leaves the cursor where a tone's name may follow.
    void (*draw_text)(struct bench *bench, int left, int top);
    const char *keys_help, *hold_help, *more_help; // one line each
};

// Returns the view for a board's display.
const struct view *view_of(const struct board *board);
