// SPDX-License-Identifier: MIT
// Keys on one analog input: a chain of resistors to the supply, each key grounding the chain one step further
// up.
#pragma once

#include <stdint.h>

// The set of keys that a reading (0..1023 of the supply) stands for: 1 << n for the n-th step from the
// ground, 0 with no key down. Of two keys down only the one nearer to the ground shows. Remembers its latest
// answer (hysteresis); a reading taken while contacts bounce may name any key for that one sample, so
// debounce what you get.
uint8_t key_ladder_keys(uint16_t reading);
