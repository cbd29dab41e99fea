// SPDX-License-Identifier: MIT
// A position as it has to look on 32x8 dots. The drawing shares nothing with the firmware, so that a wrong
// dot is found.
#pragma once

#include "parts/max7219.h" // the dots
#include "parts/shown_position.h"

enum { DRAWING_MAX = SHOWN_PARTS * 8 };

struct drawing {
    unsigned width;              // more than the dots have columns: they show a part of it
    uint8_t column[DRAWING_MAX]; // bit 0 is the topmost dot
};

// Draws the position after the move, with its marks.
void drawing_make(struct drawing *drawing, const struct shown_position *position);

// Returns where the dots show the drawing, or a part of it: bit n stands for the part from column n on. 0 if
// they do not.
uint64_t drawing_places(const struct drawing *drawing, const struct max7219 *chain);

// Returns the column at the left edge once a drawing wider than the dots shows this part in the middle, as
// far as there is something on both sides.
unsigned drawing_middle(const struct drawing *drawing, unsigned part, unsigned count);

// True if the dots show the position.
bool drawing_is_seen(const struct max7219 *chain, const struct shown_position *position);
