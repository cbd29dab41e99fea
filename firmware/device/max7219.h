// SPDX-License-Identifier: MIT
// Four MAX7219 in a chain, each with 8x8 dots side by side: 32x8. Digit 0 is the top row and segment DP the
// leftmost dot of a module; the MCU feeds the rightmost module, as is usual for boards with four of them.
// Section names: MAX7219/MAX7221 datasheet 19-4452.
//
// Nothing is ever read back from a MAX7219, so every register of all four is sent again within 0.5 s: what
// noise has put into one does not stay.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

// Pins, and all registers: a dark picture. The modules may have been running before.
void max7219_init(void);

// The frame to show from the next tick on; it may change afterwards.
void max7219_show(const struct matrix_frame *frame);

// To be called at every tick: sends a changed picture at once, in less than a ms, and now and then a register
// again.
void max7219_tick(void);
