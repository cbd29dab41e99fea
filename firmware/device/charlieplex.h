// SPDX-License-Identifier: MIT
// Drives 16 LEDs. Each LED is connected between two of five lines. A frame has 16 ticks, one for each LED, so
// the number of lit LEDs does not change their brightness. LEDs in `dim` are a tenth as bright. board.h
// defines the order and the pins of the LEDs.
#pragma once

#include <stdint.h>

// Lights the LEDs in `lit` brightly and the LEDs in `dim` weakly. Bit n is LED n.
void charlieplex_show(uint16_t lit, uint16_t dim);
