// SPDX-License-Identifier: MIT
// Reads a frame of the LCD like the simulator's display.
#pragma once

#include "show.h"

// Returns true if the frame shows the scene. *fields counts the cells with piles.
bool eye_sees(const uint8_t *cells, const uint8_t *glyphs, const struct scene *scene, unsigned *fields);
