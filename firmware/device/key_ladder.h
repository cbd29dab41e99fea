// SPDX-License-Identifier: MIT
// Keys on one analog input. Each key connects a chain of resistors to ground at a different point. If two
// keys are down, the key with the lower reading counts. In sets of keys, bits 0..4 are RIGHT, UP, DOWN, LEFT,
// OK. Times are in ms and may wrap.
//
// Two kinds of LCD Keypad Shield have different resistors, so one reading can mean two keys. Usually the key
// of the known kind (*make) counts. The key of the other kind counts if the known kind has no key with this
// reading, or if the key of the other kind is in `expected`. If such a reading is steady for STEADY_MS, the
// other kind becomes the known kind.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Kinds of keypad shield. Unknown values count as LADDER_USUAL.
enum ladder_make {
    LADDER_USUAL = 0, // ADC readings of keys: 0 145 329 505 741, on some shields 0 100 255 410 640
    LADDER_V11 = 0x55 // ADC readings of keys: 0 205 405 623 824
};

enum { STEADY_MS = 8 }; // a reading that is steady for this time (ms) proves the kind of shield

// Returns the key for an ADC reading, or 0 for no key. May change *make. Does not debounce.
uint8_t key_ladder_keys(uint8_t *make, uint16_t reading, uint8_t expected, uint8_t now);

// Returns true if a key with 5 % resistors can give this ADC reading.
bool key_ladder_is_plausible(uint16_t reading);

// Kind of keypad shield that the readings so far prove
enum ladder_found { FOUND_NOTHING, FOUND_USUAL, FOUND_V11 };

// Returns the keys that a steady ADC reading can mean. If the reading proves the kind of shield, stores the
// kind in *found.
uint8_t key_ladder_names(uint8_t *found, uint16_t reading);
