// SPDX-License-Identifier: MIT
// Reads a frame of the LCD like the simulator's display.
#pragma once

#include "show.h"

// True if the frame shows the scene. Sets *fields to the number of cells in row 2 that show piles.
bool eye_sees(const uint8_t *cells, const uint8_t *glyphs, const struct scene *scene, unsigned *fields);
