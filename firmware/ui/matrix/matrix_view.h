// SPDX-License-Identifier: MIT
// Renderer for 32x8 dots. Positions are pictures in which the selection and the shown move blink. Messages
// are texts that scroll to the left.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "ui/screens/view.h"

// time between two frames, in ms
enum { MATRIX_FRAME_MS = 16 };

enum { PICTURE_TEXT_MAX = 36 }; // longest text: "Player 2 moves by 15 16 17 18 19 20"

// What the LED matrix shows. Clear all fields to 0 first.
struct matrix_picture {
    uint8_t has_text; // not 0 while the display shows a text
    uint8_t length;   // number of characters in the text
    uint8_t first;    // column of the text where scrolling began
    uint8_t from;     // column of the board at the left edge of the display
    uint8_t kind;     // kind of the view (enum view_kind)
    uint8_t frame;    // lower byte of the latest frame's time in ms
    uint16_t frames;  // number of frames since this text or board appeared
    uint8_t text[PICTURE_TEXT_MAX];
};

// Draws the view. Call every MATRIX_FRAME_MS. `changed` restarts the text.
void matrix_view_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                      uint16_t now, bool changed);

// Draws the position with blinking changes. Returns the leftmost column of the next frame.
uint8_t matrix_board_draw(const struct view *view, uint8_t from, uint16_t frames, bool scrolls);
