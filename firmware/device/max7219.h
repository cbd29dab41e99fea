// SPDX-License-Identifier: MIT
// Four MAX7219 in a chain, each with 8x8 dots, side by side: 32x8 dots. Unless the frame says that the
// modules are mounted in another way, digit 0 is the top row, segment DP the leftmost dot of a module, and
// the MCU feeds the rightmost module. Section names: MAX7219/MAX7221 datasheet 19-4452.
//
// A MAX7219 cannot be read, so every register is sent again and again: errors by noise do not last.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

// Sets up the pins. The first frame sets up the modules, in whatever state they are.
void max7219_init(void);

// Shows a frame: sends it in less than 1 ms if it differs from the one before. With each 16th frame, and with
// another brightness, sends all registers, in less than 1.5 ms. To be called at least every 30 ms, so that
// errors by noise last for 0.5 s at most.
void max7219_show(const struct matrix_frame *frame);
