// SPDX-License-Identifier: MIT
// How 32x8 dots must show a position. Shares no code with the firmware, so tests find wrong dots.
#pragma once

#include "parts/max7219.h" // the dots
#include "parts/shown_position.h"

enum { DRAWING_MAX = SHOWN_PARTS * 8 };

struct drawing {
    unsigned width;              // columns of the drawing; the dots show at most 32
    uint8_t column[DRAWING_MAX]; // bit 0 is the topmost dot
};

// Draws the position after the move, with its marks.
void drawing_make(struct drawing *drawing, const struct shown_position *position);

// Returns a set of bits. Bit n: the dots show the drawing from its column n on.
uint64_t drawing_places(const struct drawing *drawing, const struct max7219 *chain);

// Returns the drawing's column at the left edge when this part is in the middle, or as near as possible.
unsigned drawing_middle(const struct drawing *drawing, unsigned part, unsigned count);

// True if the dots show the position.
bool drawing_is_seen(const struct max7219 *chain, const struct shown_position *position);
