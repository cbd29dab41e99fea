// SPDX-License-Identifier: MIT
// Frame of a display of 32x8 dots: filled by a renderer, sent by a driver.
#pragma once

#include <stdint.h>

enum { MATRIX_WIDTH = 32, MATRIX_HEIGHT = 8 };

// How the modules are mounted, as bits: each module needs its picture turned clockwise by so many quarter
// turns, and then mirrored left to right; the MCU feeds the leftmost module. 0: none of these.
enum { MATRIX_TURNS = 3, MATRIX_MIRRORED = 4, MATRIX_REVERSED = 8, MATRIX_MOUNTINGS = 16 };

struct matrix_frame {
    uint8_t column[MATRIX_WIDTH]; // from the left; bit 0 is the top dot
    uint8_t brightness;           // 0..15: a dot is lit for 2 * brightness + 1 of 32 parts of the time
    uint8_t modules;              // how they are mounted, 0..MATRIX_MOUNTINGS-1
};
