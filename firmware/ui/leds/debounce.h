// SPDX-License-Identifier: MIT
// Debounces keys that have a pin each.
#pragma once

#include <stdint.h>

struct debounce {
    uint8_t seen; // latest sample
    uint8_t down; // latest sample that was read twice in succession
};

// Takes a sample of the keys that are down (bit n: key n), every 8 ms. Returns those that went down.
uint8_t debounce_step(struct debounce *keys, uint8_t raw);
