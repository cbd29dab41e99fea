// SPDX-License-Identifier: MIT
// Keys that bounce, one pin each.
#pragma once

#include <stdint.h>

struct debounce {
    uint8_t seen; // the last sample
    uint8_t down; // the last that was the same twice
};

// Takes a sample of the keys that are down, to be 8 ms after the last. Returns those that are newly down,
// once the sample has been the same twice.
uint8_t debounce_step(struct debounce *keys, uint8_t raw);
