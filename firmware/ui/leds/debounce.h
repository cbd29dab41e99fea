// SPDX-License-Identifier: MIT
// Debounces keys. Each key has its own pin.
#pragma once

#include <stdint.h>

struct debounce {
    uint8_t seen; // latest sample of the keys
    uint8_t down; // latest sample that was equal to the sample before
};

// Returns the keys that went down. Call every 8 ms. Bit n is key n.
uint8_t debounce_step(struct debounce *keys, uint8_t raw);
