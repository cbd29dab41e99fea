// SPDX-License-Identifier: MIT
// Reads the numbers in the texts of a display.
#pragma once

#include <stdint.h>

// Reads the numbers in a row of characters. Returns how many it found.
static unsigned numbers_in(const uint8_t *codes, unsigned length, unsigned *numbers)
{
    unsigned count = 0;
    for (unsigned i = 0; i < length; i++) {
        const uint8_t digit = (uint8_t)(codes[i] - '0');
        if (digit > 9)
            continue;
        if (!i || (uint8_t)(codes[i - 1] - '0') > 9)
            numbers[count++] = 0;
        numbers[count - 1] = 10 * numbers[count - 1] + digit;
    }
    return count;
}
