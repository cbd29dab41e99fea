// SPDX-License-Identifier: MIT
// Five keys to ground, one pin each with its pull-up. In board.h: the port KEYS with its lowest pin; five
// pins from it on are for LEFT, RIGHT, UP, DOWN and OK.
#pragma once

#include <stdint.h>

// Turns the pull-ups of the keys on. To be called after port_init, each time.
void key_pins_init(void);

// Returns the keys that are down: bits 0..4 for RIGHT, UP, DOWN, LEFT, OK. Not debounced.
uint8_t key_pins_read(void);

// A lamp for each of five keys, lit by a high pin. In board.h: the port LAMPS with its lowest pin; five pins
// from it on are for LEFT, RIGHT, UP, DOWN and OK.

// Makes the pins of the lamps outputs. To be called after port_init, each time.
void key_lamps_init(void);

// Lights these lamps, bits 0..4 for RIGHT, UP, DOWN, LEFT, OK, and turns the others off.
void key_lamps_light(uint8_t lamps);
