// SPDX-License-Identifier: MIT
// Reads a frame of the LCD as the display would show it.
#pragma once

#include "show.h"

// True if the frame, cells and glyphs as in struct lcd_frame, has the scene; sets *fields to the number of
// cells that piles take in row 2.
bool eye_sees(const uint8_t *cells, const uint8_t *glyphs, const struct scene *scene, unsigned *fields);
