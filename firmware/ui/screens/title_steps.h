// SPDX-License-Identifier: MIT
// The order of the games in the menu: that of all games, or that of the kiosk.
#pragma once

#include <stdint.h>

// Returns the next row of the same family, one step, 1 or -1, further in the ring.
uint8_t title_step(uint8_t row, int8_t step);

// Returns a row of the next family, one step, 1 or -1, further in the ring.
uint8_t family_step(uint8_t row, int8_t step);
