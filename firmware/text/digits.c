// SPDX-License-Identifier: MIT
#include "text/digits.h"

void put_digits(unsigned int number, void (*put)(uint8_t code))
{
    uint8_t digits[10], *end = digits; // up to 4294967295, last digit first

    do {
        *end++ = '0' + number % 10;
        number /= 10;
    } while (number);
    do
        put(*--end);
    while (end != digits);
}
