// SPDX-License-Identifier: MIT
// How the terminal shows a display, drawn with ncurses.
#pragma once

#include "front/picture.h" // room
#include "parts/bench.h"   // the display

struct view {
    // Draws the picture as large as it fits; returns its height with the frame.
    int (*draw_picture)(struct bench *bench, struct room room);
    // Draws the content in letters from row `top` on, for tests, screen readers and users who cannot read the
    // dots; leaves the cursor where the note for a tone belongs.
    void (*draw_text)(struct bench *bench, int left, int top);
    const char *keys_help, *hold_help, *more_help; // one line each
};

// The view for the display of this board.
const struct view *view_of(const struct board *board);
