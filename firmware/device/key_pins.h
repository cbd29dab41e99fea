// SPDX-License-Identifier: MIT
// Five keys to ground, one pin each with its pull-up, and a lamp for each, lit by a high pin. In board.h: the
// ports KEYS and LAMPS with the lowest pin of each; five pins from it on are for LEFT, RIGHT, UP, DOWN and
// OK.
#pragma once

#include <stdint.h>

// Turns the pull-ups of the keys on and makes the pins of the lamps outputs. To be called after port_init,
// each time.
void key_pins_init(void);

// Returns the keys that are down: bits 0..4 for RIGHT, UP, DOWN, LEFT, OK. Not debounced.
uint8_t key_pins_read(void);

// Lights these lamps, in the same bits, and turns the others off.
void key_pins_light(uint8_t lamps);
