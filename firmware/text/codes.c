// SPDX-License-Identifier: MIT
#include "text/codes.h"

void put_digits(unsigned int number, void (*put)(uint8_t code))
{
    uint8_t digits[10], *end = digits; // decimal digits of a number up to 4294967295, lowest digit first

    do {
        *end++ = '0' + number % 10;
        number /= 10;
    } while (number);
    do
        put(*--end);
    while (end != digits);
}

uint16_t crc_add(uint16_t crc, uint8_t byte)
{
    crc ^= (uint16_t)byte << 8;
    for (uint8_t bit = 8; bit; bit--) {
        const uint8_t upper = crc >> 8;
        crc <<= 1;
        if (upper & 0x80)
            crc ^= 0x1021;
    }
    return crc;
}
