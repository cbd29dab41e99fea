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

// Returns where the dots show a part of the drawing: bit n is set if that part begins at column n. Returns 0
// if no part matches.
uint64_t drawing_places(const struct drawing *drawing, const struct max7219 *chain);

// Returns the column of the drawing at the left edge if the dots are centred on this part. At an end of the
// drawing the dots are not centred.
unsigned drawing_middle(const struct drawing *drawing, unsigned part, unsigned count);

// True if the dots show the position.
bool drawing_is_seen(const struct max7219 *chain, const struct shown_position *position);
