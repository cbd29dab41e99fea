// SPDX-License-Identifier: MIT
// Drives 16 LEDs, each between two of five lines. A frame is 16 ticks, one per LED, so LEDs are equally
// bright, however many are lit. LEDs in `dim` have a tenth of this light. board.h has the order and the pins
// of the LEDs.
#pragma once

#include <stdint.h>

// Shows these two sets of LEDs within a frame. Bit n stands for LED n.
void charlieplex_show(uint16_t lit, uint16_t dim);
