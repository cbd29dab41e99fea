// SPDX-License-Identifier: MIT
// A chain of four MAX7219 modules of 8x8 dots. Normally digit 0 is the top row, segment DP is the leftmost
// dot, and the MCU is connected to the rightmost module. A frame can choose another mounting. Datasheet:
// MAX7219/MAX7221 19-4452.
//
// A MAX7219 cannot be read, so the driver sends all registers with each 16th frame. This repairs errors
// within 0.5 s. The first frame sets up the modules from any state. Call max7219_show every 30 ms.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

// Sets up the pins.
void max7219_init(void);

// Sends a changed frame, and every 16th frame in any case. Takes up to 1.5 ms.
void max7219_show(const struct matrix_frame *frame);
