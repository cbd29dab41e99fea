// SPDX-License-Identifier: MIT
// The renderer for 32x8 dots: positions as pictures in which the selection and the shown move blink, messages
// as text that scrolls to the left.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

#include <stdbool.h>
#include <stdint.h>

// Milliseconds between two frames.
enum { MATRIX_FRAME_MS = 16 };

// Draws ui.view as it looks at the time `now`, in ms, may wrap. To be called every MATRIX_FRAME_MS, and with
// `changed` when the view has changed, or is shown for the first time: a text then begins anew, and what
// blinks begins with the position after the shown changes.
void matrix_view_draw(struct matrix_frame *frame, uint16_t now, bool changed);

// Draws the position of ui.view as it looks so many frames after it was first shown: it blinks between the
// position after the shown changes, with a mark at the selected part, and the position as it is. With
// `scrolls` a board wider than the display moves by a column until the selected part is in the middle;
// without one it goes from end to end.
void matrix_board_draw(uint16_t frames, bool scrolls);
