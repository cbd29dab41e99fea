// SPDX-License-Identifier: MIT
// A tone of a piezo at OC1A.
#pragma once

#include <stdint.h>

// Sets up the pin, low. To be called once, after port_init.
void port_tone_init(void);

// Starts a square wave with a half period of 1..32767 us; 0: silence, the pin low.
void port_tone(uint16_t half);
