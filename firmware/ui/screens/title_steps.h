// SPDX-License-Identifier: MIT
// The order of games and languages in the menu: that of all of them, or that of the kiosk.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Returns the next row of the same family, one step, 1 or -1, further in the ring.
uint8_t title_step(uint8_t row, int8_t step);

// Returns a row of the next family, one step, 1 or -1, further in the ring.
uint8_t family_step(uint8_t row, int8_t step);

// True if there are languages to choose from.
bool has_languages(void);

// Changes to the next language, one step, 1 or -1, further in the ring.
void language_step(int8_t step);
