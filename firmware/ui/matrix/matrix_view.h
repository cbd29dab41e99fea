// SPDX-License-Identifier: MIT
// The renderer for 32x8 dots: positions as pictures in which the selection and the shown move blink, messages
// as text that scrolls to the left.
#pragma once

#include <stdint.h>

// Milliseconds between two frames.
enum { MATRIX_FRAME_MS = 16 };

// Draws ui.view into dots_frame (dots.h), as it looks at the time `now`, in ms, may wrap. To be called when
// the view has changed, and every MATRIX_FRAME_MS.
void matrix_view_draw(uint16_t now);
