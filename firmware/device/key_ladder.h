// SPDX-License-Identifier: MIT
// Keys on one analog input. Each key connects a chain of resistors to ground at another point. If two keys
// are down, the key with the lower reading counts. In sets of keys, bits 0..4 are RIGHT, UP, DOWN, LEFT, OK.
// Times are in ms and may wrap.
//
// Two kinds of LCD Keypad Shield have different resistors, so one reading can mean two keys. Usually the key
// of the known kind (*make) counts. The key of the other kind counts if the known kind has no key with this
// reading, or if the key of the other kind is in `expected`. If such a reading is steady for STEADY_MS, the
// other kind becomes the known kind.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Kinds of shield. Other values also mean LADDER_USUAL, so one flipped bit cannot turn LADDER_USUAL into
// LADDER_V11.
enum ladder_make {
    LADDER_USUAL = 0, // ADC readings of keys: 0 145 329 505 741, or 0 100 255 410 640
    LADDER_V11 = 0x55 // ADC readings of keys: 0 205 405 623 824
};

enum { STEADY_MS = 8 }; // a reading that lasts for STEADY_MS shows the kind of shield; less than DEBOUNCE_MS

// Returns the key with this ADC reading, not debounced, or 0. May change *make.
uint8_t key_ladder_keys(uint8_t *make, uint16_t reading, uint8_t expected, uint8_t now);

// True if some shield of either kind gives this reading, with resistors of 5 %.
bool key_ladder_is_plausible(uint16_t reading);

// What readings have shown about the kind of shield
enum ladder_found { FOUND_NOTHING, FOUND_USUAL, FOUND_V11 };

// Returns the keys that can have this steady reading: two while the kind of shield is open, none if the
// reading is not plausible. Stores the kind in *found if the reading shows it.
uint8_t key_ladder_names(uint8_t *found, uint16_t reading);
