// SPDX-License-Identifier: MIT
// Five keys that connect their pins to ground, and a lamp for each key. A high pin lights its lamp. board.h
// defines the ports KEYS and LAMPS. On each port five neighbouring pins are LEFT, RIGHT, UP, DOWN and OK.
// Call both init functions after each port_init. In sets of keys or lamps, bits 0..4 are RIGHT, UP, DOWN,
// LEFT, OK.
#pragma once

#include <stdint.h>

// Turns on the pull-ups of the keys.
void key_pins_init(void);

// Returns the keys that are down, without debouncing.
uint8_t key_pins_read(void);

// Makes the pins of the key lamps outputs.
void key_lamps_init(void);

// Turns on the key lamps in `lamps` and turns off all other key lamps.
void key_lamps_light(uint8_t lamps);
