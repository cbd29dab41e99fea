// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

// A square wave at OC1A, half of it `half` microseconds, 1..32767; 0: silence, the pin low.
void port_tone_init(void);
void port_tone(uint16_t half);
