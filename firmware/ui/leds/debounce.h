// SPDX-License-Identifier: MIT
// Debounces keys that have a pin each.
#pragma once

#include <stdint.h>

struct debounce {
    uint8_t seen; // latest sample
    uint8_t down; // latest sample that was read twice in a row
};

// Takes a sample every 8 ms (bit n: key n is down). Returns the keys that went down.
uint8_t debounce_step(struct debounce *keys, uint8_t raw);
