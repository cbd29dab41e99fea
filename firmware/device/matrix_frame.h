// SPDX-License-Identifier: MIT
// Frame of a display of 32x8 dots: filled by a renderer, sent by a driver.
#pragma once

#include <stdint.h>

enum { MATRIX_WIDTH = 32, MATRIX_HEIGHT = 8 };

// How the modules are mounted. MATRIX_TURNS: the number of quarter turns, clockwise, that the picture of each
// module needs. MATRIX_MIRRORED: it is then mirrored left to right. MATRIX_REVERSED: the MCU feeds the
// leftmost module.
enum { MATRIX_TURNS = 3, MATRIX_MIRRORED = 4, MATRIX_REVERSED = 8, MATRIX_MOUNTINGS = 16 };

struct matrix_frame {
    uint8_t column[MATRIX_WIDTH]; // from the left; bit 0 is the top dot
    uint8_t brightness;           // 0..15: a dot is lit for 2 * brightness + 1 of 32 parts of the time
    uint8_t modules;              // how they are mounted, 0..MATRIX_MOUNTINGS-1
};
