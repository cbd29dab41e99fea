// SPDX-License-Identifier: MIT
// 16 LEDs between pairs of five lines. A frame is 16 ticks, one per LED, so all LEDs are equally bright,
// however many are lit. board.h has their order and pins.
#pragma once

#include <stdint.h>

// Lights these LEDs within a frame, bit n for LED n. LEDs only in `dim` get a tenth of the light. May be
// called at any time from the main loop.
void charlieplex_show(uint16_t lit, uint16_t dim);
