// SPDX-License-Identifier: MIT
// Random numbers, the same on every machine: xorshift32 by Marsaglia.
#pragma once

#include <stdint.h>

// The next one, 1..2^32-1; *state is not 0.
static inline uint32_t xorshift(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}
