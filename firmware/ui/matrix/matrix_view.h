// SPDX-License-Identifier: MIT
// Renderer for 32x8 dots. Positions are pictures in which the selection and the shown move blink. Messages
// are texts that scroll to the left.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "ui/screens/view.h"

// Milliseconds between two frames.
enum { MATRIX_FRAME_MS = 16 };

enum { PICTURE_TEXT_MAX = 36 }; // longest text: "Player 2 moves by 15 16 17 18 19 20"

// What the dots show, and how far the text or board has scrolled. At first, set all fields to 0.
struct matrix_picture {
    uint8_t shows;   // enum shows
    uint8_t length;  // number of characters in the text
    uint8_t first;   // column of the text at which the scrolling began
    uint8_t from;    // column of the board at the left edge of the display
    uint8_t kind;    // kind of the view (enum view_kind)
    uint8_t frame;   // lower byte of the latest frame's time in ms, rounded down to whole frames
    uint16_t frames; // number of frames since the current text or board appeared
    uint8_t text[PICTURE_TEXT_MAX];
};

// Draws the view. Call it every MATRIX_FRAME_MS. `now` is in ms and may wrap. If `changed` is true, text and
// blinking start again.
void matrix_view_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                      uint16_t now, bool changed);

// Draws the position. Changed parts alternate between old and new values. `from` is the leftmost visible
// column. If `scrolls` is true, scrolls by a column. Returns the new `from`.
uint8_t matrix_board_draw(const struct view *view, uint8_t from, uint16_t frames, bool scrolls);
