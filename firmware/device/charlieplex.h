// SPDX-License-Identifier: MIT
// 16 LEDs between any two of five lines, one lit at a time. Order and pins: board.h. A frame is 16 ticks, one
// for each LED, lit or not: so an LED is equally bright however many others are lit.
#pragma once

#include <stdint.h>

// Sets the LEDs to light, bit n for LED n; shown within one frame. LEDs that are in `dim` and not in `lit`
// glow with about a tenth of the light. To be called from the main loop at any time.
void charlieplex_show(uint16_t lit, uint16_t dim);
