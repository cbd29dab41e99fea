// SPDX-License-Identifier: MIT
// Four MAX7219 in a chain, each with 8x8 dots, side by side: 32x8 dots. Digit 0 is the top row and segment DP
// the leftmost dot of a module; the MCU feeds the rightmost module, as is usual for boards with four of them.
// Section names: MAX7219/MAX7221 datasheet 19-4452.
//
// A MAX7219 cannot be read, so every register is sent again within 0.5 s: errors by noise do not last.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

// Sets up the pins and all registers, with all dots dark, in whatever state the modules are. To be called
// once.
void max7219_init(void);

// Sets the frame to show from the next tick on, and copies it.
void max7219_show(const struct matrix_frame *frame);

// Sends a changed frame, in less than 1 ms, and every 32 ms one register again. To be called once a tick.
void max7219_tick(void);
