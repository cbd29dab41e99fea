// SPDX-License-Identifier: MIT
// The renderer for 32x8 dots: positions as pictures in which the selection and the shown move blink, messages
// as text that scrolls to the left.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "ui/screens/view.h"

// Milliseconds between two frames.
enum { MATRIX_FRAME_MS = 16 };

enum { PICTURE_TEXT_MAX = 36 }; // as "Player 2 moves by 15 16 17 18 19 20", which is longer than two messages

// What the dots show of a view, and since when. It has to be all 0 at first.
struct matrix_picture {
    uint8_t shows;   // enum shows
    uint8_t length;  // of the text, in characters
    uint8_t first;   // the column of the text where the scrolling began
    uint8_t from;    // the column of the board at the left edge
    uint8_t kind;    // of the view as taken
    uint8_t frame;   // the latest frame: the lower byte of its time, in units of MATRIX_FRAME_MS
    uint16_t frames; // since the text or the board was first shown
    uint8_t text[PICTURE_TEXT_MAX];
};

// Draws the view as it looks at the time `now`, in ms, which may wrap. To be called every MATRIX_FRAME_MS.
// `changed`: the view has changed, or is drawn for the first time. A text then begins anew. Whatever blinks
// begins with its changes shown.
void matrix_view_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                      uint16_t now, bool changed);

// Draws the position of the view as it looks so many frames after it was first shown: it blinks between the
// position after the shown changes, with a mark at the selected part, and the position as it is. `from`: the
// column at the left edge. Returns the next one: with `scrolls` a board wider than the display moves by a
// column until the selected part is in the middle; without one it goes from end to end.
uint8_t matrix_board_draw(const struct view *view, uint8_t from, uint16_t frames, bool scrolls);
