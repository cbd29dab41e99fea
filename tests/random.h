// SPDX-License-Identifier: MIT
// Pseudo-random numbers, the same in every run, on the host and on the AVR: Marsaglia's xorshift32.
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

// A random number 0..limit-1.
static inline uint32_t random_below(uint32_t limit)
{
    return (uint32_t)((uint64_t)random_bits() * limit >> 32);
}
