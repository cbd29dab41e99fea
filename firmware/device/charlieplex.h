// SPDX-License-Identifier: MIT
// 16 LEDs between any two of five lines, one lit at a time. Order and pins: board.h. Each has its tick in a
// frame of 16, whether it is lit or not, so that all are equally bright however many there are.
#pragma once

#include <stdint.h>

// The LEDs to light, bit n for LED n, from the main loop at any time; it is seen in a frame's time. Of those
// that are not lit, the dim ones glow with about a tenth of the light.
void charlieplex_show(uint16_t lit, uint16_t dim);
