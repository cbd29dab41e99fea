// SPDX-License-Identifier: MIT
// How the terminal shows a display, drawn with ncurses.
#pragma once

#include "front/picture.h" // room
#include "parts/bench.h"   // what is shown

struct view {
    // What lights up, as large as there is room for; returns its height with the frame.
    int (*draw_picture)(struct bench *bench, struct room room);
    // What it shows in letters from row `top` on, for eyes, tests and screen readers that cannot read the
    // dots; leaves the cursor where what is heard belongs.
    void (*draw_text)(struct bench *bench, int left, int top);
    const char *keys_help, *hold_help, *more_help; // a line each
};

// How the display of this board is shown.
const struct view *view_of(const struct board *board);
