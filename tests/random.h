// SPDX-License-Identifier: MIT
// Pseudo-random numbers by Marsaglia's xorshift32, the same in every run and on every machine.
#pragma once

#include <stdint.h>

static inline uint32_t random_bits(void)
{
    static uint32_t state = 1901;
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

// Returns a random number from 0 to `limit` - 1.
static inline uint32_t random_below(uint32_t limit)
{
    return (uint32_t)((uint64_t)random_bits() * limit >> 32);
}
