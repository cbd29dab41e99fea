// SPDX-License-Identifier: MIT
// The view on 32x8 dots: the position as a picture in which a selection and a move that is shown blink,
// words as text that moves to the left.
#pragma once

#include <stdint.h>

// Milliseconds between two pictures while anything moves: 62.5 of them a second.
enum { VIEW_FRAME_MS = 16 };

// Draws the view as it looks at this time, in ms that may wrap. To be called when the view has changed, and
// every VIEW_FRAME_MS. Bit 7 of byte 0 is the leftmost dot.
void view_32x8_draw(uint16_t now, uint8_t dots[8][4]);
