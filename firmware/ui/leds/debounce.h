// SPDX-License-Identifier: MIT
// Debounces keys with a pin each.
#pragma once

#include <stdint.h>

struct debounce {
    uint8_t seen; // latest sample
    uint8_t down; // latest sample that came twice in succession
};

// Takes a sample of the keys that are down (bit n: key n) and returns the keys that have gone down since the
// last call, once two samples agree. To be called every 8 ms.
uint8_t debounce_step(struct debounce *keys, uint8_t raw);
