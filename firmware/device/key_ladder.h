// SPDX-License-Identifier: MIT
// Keys on one analog input: a chain of resistors to the supply; each key grounds the chain at another step.
// The makes of the LCD Keypad Shield have different resistors. A reading that only one make gives shows the
// make.
#pragma once

#include <stdint.h>

// Any other value means LADDER_USUAL: one flipped bit does not lead from there to LADDER_V11.
enum ladder_make {
    LADDER_USUAL = 0, // keys read 0 145 329 505 741, or 0 100 255 410 640
    LADDER_V11 = 0x55 // 0 205 405 623 824
};

enum { STEADY_MS = 8 }; // for so long a reading stays before it changes the make; less than DEBOUNCE_MS

// Returns the key that an ADC reading (0..1023) stands for: 1 << n for step n, counted from the ground; 0
// with no key down. With two keys down it is the one nearer to the ground. Keeps its latest answer for the
// hysteresis. Not debounced: a reading taken while contacts bounce may give any key for that sample.
//
// If both makes give the reading, the key is that of *make (enum ladder_make). If
// only the other make gives it, or if it is an expected key (a set) there, the key is that of the other make,
// and a steady reading sets *make. `now` in ms, may wrap.
uint8_t key_ladder_keys(uint8_t *make, uint16_t reading, uint8_t expected, uint8_t now);
