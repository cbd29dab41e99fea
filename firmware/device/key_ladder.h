// SPDX-License-Identifier: MIT
// Keys on one analog input: a chain of resistors to the supply; each key grounds the chain at another step.
#pragma once

#include <stdint.h>

// Returns the key that an ADC reading (0..1023) stands for: 1 << n for step n, counted from the ground; 0
// with no key down. With two keys down it is the one nearer to the ground. Keeps its latest answer for the
// hysteresis. Not debounced: a reading taken while contacts bounce may give any key for that sample.
uint8_t key_ladder_keys(uint16_t reading);
