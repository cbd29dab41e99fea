// SPDX-License-Identifier: MIT
// Five keys to ground, one pin each with its pull-up, and a lamp for each, lit by a high pin. In board.h: the
// ports KEYS and LAMPS with the lowest pin of each, and the order of both.
#pragma once

#include <stdint.h>

void key_pins_init(void);

// The keys down, and the lamps to be lit: bits 0..4 for RIGHT, UP, DOWN, LEFT, OK. Contacts bounce.
uint8_t key_pins_read(void);
void key_pins_light(uint8_t lamps);
