// SPDX-License-Identifier: MIT
// A tone of a piezo at the output of a timer: tone_timer1.c at OC1A, tone_timer2.c at OC2A.
#pragma once

#include <stdint.h>

// Sets up the pin, low. To be called after port_init, each time.
void port_tone_init(void);

// Starts a square wave with a half period of so many TONE_UNIT_US; 0: silence, the pin low.
#define TONE_UNIT_US 8
void port_tone(uint8_t half);
