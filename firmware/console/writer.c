// SPDX-License-Identifier: MIT
#include "console/writer.h"

void write_text(sink_t put, const FLASH char *text)
{
    while (*text)
        put(*text++);
}

void write_number(sink_t put, uint32_t number)
{
    char digits[10]; // of 4294967295, last digit first
    uint8_t count = 0;

    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        put(digits[--count]);
}
