// SPDX-License-Identifier: MIT
// Four MAX7219 in a chain, each with 8x8 dots side by side: 32x8. Digit 0 is the top row and segment DP the
// leftmost dot of a module; the MCU feeds the rightmost module, as is usual for boards with four of them.
// Section names: MAX7219/MAX7221 datasheet 19-4452.
//
// Nothing is ever read back from a MAX7219, so every register of all four is sent again within 0.5 s: what
// noise has put into one does not stay.
#pragma once

#include <stdint.h>

// Pins, and all registers: a dark picture. The modules may have been running before.
void max7219_init(void);

// The picture to show from the next tick on; bit 7 of byte 0 is the leftmost dot of a row.
void max7219_show(const uint8_t dots[8][4]);

// 0..15: 1/32 to 31/32 of the time (Intensity Control), 4 after max7219_init; everywhere within 0.5 s.
void max7219_set_intensity(uint8_t intensity);

// To be called at every tick: sends a changed picture at once, in less than a ms, and now and then a register
// again.
void max7219_tick(void);
