// SPDX-License-Identifier: MIT
// Pseudo-random numbers, the same on every host: Marsaglia's xorshift32.
#pragma once

#include <stdint.h>

// Returns the next number, from 1 to 2^32 - 1. *state must not be 0.
static inline uint32_t xorshift(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}
