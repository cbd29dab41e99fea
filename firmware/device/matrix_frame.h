// SPDX-License-Identifier: MIT
// A frame of a display of 32x8 dots. A renderer fills it, and a driver sends it.
//
// How the modules are mounted: MATRIX_TURNS is how many clockwise quarter turns the picture of each module
// needs. MATRIX_MIRRORED then mirrors it left to right. MATRIX_REVERSED means that the MCU feeds the
// leftmost module.
#pragma once

#include <stdint.h>

enum { MATRIX_WIDTH = 32, MATRIX_HEIGHT = 8 };

// How the modules are mounted
enum { MATRIX_TURNS = 3, MATRIX_MIRRORED = 4, MATRIX_REVERSED = 8, MATRIX_MOUNTINGS = 16 };

struct matrix_frame {
    uint8_t column[MATRIX_WIDTH]; // columns from the left; bit 0 is the top dot
    uint8_t brightness;           // 0..15: dots are lit for (2 * brightness + 1) / 32 of the time
    uint8_t modules;              // how the modules are mounted, 0..MATRIX_MOUNTINGS-1
};
