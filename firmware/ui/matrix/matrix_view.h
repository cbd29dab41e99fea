// SPDX-License-Identifier: MIT
// The renderer for 32x8 dots: the position as a picture in which a selection and a move that is shown blink,
// messages as text that moves to the left.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "ui/screens/view.h"     // struct view

// Milliseconds between two frames while anything moves: 62.5 of them a second.
enum { MATRIX_FRAME_MS = 16 };

// Draws the view as it looks at this time, in ms that may wrap. To be called when the view has changed, and
// every MATRIX_FRAME_MS.
void matrix_view_draw(const struct view *view, uint16_t now, struct matrix_frame *frame);
