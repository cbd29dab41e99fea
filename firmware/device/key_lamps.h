// SPDX-License-Identifier: MIT
// A lamp for each of five keys, lit by a high pin. In board.h: the port LAMPS with its lowest pin; five pins
// from it on are for LEFT, RIGHT, UP, DOWN and OK.
#pragma once

#include <stdint.h>

// Makes the pins of the lamps outputs. To be called after port_init, each time.
void key_lamps_init(void);

// Lights these lamps, bits 0..4 for RIGHT, UP, DOWN, LEFT, OK, and turns the others off.
void key_lamps_light(uint8_t lamps);
