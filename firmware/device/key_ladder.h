// SPDX-License-Identifier: MIT
// Keys on one analog input. A chain of resistors leads to the supply, and each key grounds the chain at
// another step. If two keys are down, the key nearer to the ground counts. Times are in ms and may wrap.
//
// The makes of the LCD Keypad Shield have different resistors, so one reading can mean two keys. The known
// make decides which key it is, unless it has no key with this reading, or an expected key of the other make
// has this reading. In these cases the other make decides, and becomes the known make if the reading is
// steady.
#pragma once

#include <stdint.h>

// Makes. Other values mean LADDER_USUAL, so one flipped bit cannot change LADDER_USUAL to LADDER_V11.
enum ladder_make {
    LADDER_USUAL = 0, // ADC readings 0 145 329 505 741, or 0 100 255 410 640
    LADDER_V11 = 0x55 // ADC readings 0 205 405 623 824
};

enum { STEADY_MS = 8 }; // how long a reading is steady before it tells the shield; below DEBOUNCE_MS

// Returns the key with this ADC reading, 0 if none. Bit n is step n of the chain. Does not debounce. May
// change *make. `expected` is a set of keys.
uint8_t key_ladder_keys(uint8_t *make, uint16_t reading, uint8_t expected, uint8_t now);
