// SPDX-License-Identifier: MIT
// Draws a position as 32x8 dots must show it. Shares no code with the firmware, so tests find wrong dots.
#pragma once

#include "parts/max7219.h" // the dots
#include "parts/shown_position.h"

enum { DRAWING_MAX = SHOWN_PARTS * 8 };

struct drawing {
    unsigned width;              // number of columns, of which the display shows at most 32
    uint8_t column[DRAWING_MAX]; // bit 0 is the topmost dot
};

// Draws the position after the move, with marks.
void drawing_make(struct drawing *drawing, const struct shown_position *position);

// Returns the columns that may be at the left edge. Bit n is column n.
uint64_t drawing_places(const struct drawing *drawing, const struct max7219 *chain);

// Returns the leftmost visible column when a part is as close to the middle as possible.
unsigned drawing_middle(const struct drawing *drawing, unsigned part, unsigned count);

// Returns true if the display shows this position.
bool drawing_is_seen(const struct max7219 *chain, const struct shown_position *position);
