// SPDX-License-Identifier: MIT
// Frame of a display of 32x8 dots: filled by a renderer, sent by a driver.
#pragma once

#include <stdint.h>

enum { MATRIX_WIDTH = 32, MATRIX_HEIGHT = 8 };

struct matrix_frame {
    uint8_t row[MATRIX_HEIGHT][MATRIX_WIDTH / 8]; // from the top; bit 7 of byte 0 is the leftmost dot
};
