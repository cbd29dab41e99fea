// SPDX-License-Identifier: MIT
// A frame of a display of 32x8 dots. A renderer fills it, and a driver sends it.
//
// `modules` says how the modules are mounted. The bits MATRIX_TURNS are the number of clockwise quarter turns
// that the picture of each module needs. MATRIX_MIRRORED then mirrors the picture left to right.
// MATRIX_REVERSED: the MCU is connected to the leftmost module.
#pragma once

#include <stdint.h>

enum { MATRIX_WIDTH = 32, MATRIX_HEIGHT = 8 };

// Bits of `modules`
enum { MATRIX_TURNS = 3, MATRIX_MIRRORED = 4, MATRIX_REVERSED = 8, MATRIX_MOUNTINGS = 16 };

struct matrix_frame {
    uint8_t column[MATRIX_WIDTH]; // columns from the left; bit 0 is the top dot
    uint8_t brightness;           // 0 to 15; dots are lit for (2 * brightness + 1) / 32 of the time
    uint8_t modules;              // how the modules are mounted, 0..MATRIX_MOUNTINGS-1
};
