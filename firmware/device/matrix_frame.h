// SPDX-License-Identifier: MIT
// Frame of a display of 32x8 dots: filled by a renderer, sent by a driver.
#pragma once

#include <stdint.h>

enum { MATRIX_WIDTH = 32, MATRIX_HEIGHT = 8 };

struct matrix_frame {
    uint8_t column[MATRIX_WIDTH]; // from the left; bit 0 is the top dot
    uint8_t brightness;           // 0..15: a dot is lit for 2 * brightness + 1 of 32 parts of the time
};
