// SPDX-License-Identifier: MIT
// Debounces keys. Each key has its own pin.
#pragma once

#include <stdint.h>

struct debounce {
    uint8_t seen; // latest sample of the keys' pins
    uint8_t down; // latest sample that was read twice in a row
};

// Call it every 8 ms with a sample of the keys (bit n: key n is down). Returns the keys that went down.
uint8_t debounce_step(struct debounce *keys, uint8_t raw);
