// SPDX-License-Identifier: MIT
// The order of the games in the menu: a board has that of the table, or that of its kiosk.
#pragma once

#include <stdint.h>

// The row to choose in the menu one step, 1 or -1, further round: of the same family, or the first of
// another.
uint8_t title_step(uint8_t row, int8_t step);
uint8_t family_step(uint8_t row, int8_t step);
