// SPDX-License-Identifier: MIT
// How a position must look on 32x8 dots. The drawing shares no code with the firmware, so tests find wrong
// dots.
#pragma once

#include "parts/max7219.h" // the dots
#include "parts/shown_position.h"

enum { DRAWING_MAX = SHOWN_PARTS * 8 };

struct drawing {
    unsigned width;              // columns of the drawing; if there are more than 32, the dots show a part
    uint8_t column[DRAWING_MAX]; // bit 0 is the topmost dot
};

// Draws the position after the move, with its marks.
void drawing_make(struct drawing *drawing, const struct shown_position *position);

// Returns a set of bits. Bit n means that the dots show the drawing from its column n on. Returns 0 if the
// dots show no part of the drawing.
uint64_t drawing_places(const struct drawing *drawing, const struct max7219 *chain);

// Returns the drawing's column at the left edge if this part is in the middle of the dots. Near an end of the
// drawing, the part is not in the middle.
unsigned drawing_middle(const struct drawing *drawing, unsigned part, unsigned count);

// True if the dots show the position.
bool drawing_is_seen(const struct max7219 *chain, const struct shown_position *position);
