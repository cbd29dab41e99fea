// SPDX-License-Identifier: MIT
#include "text/packed.h"

const FLASH uint8_t *packed_nth(const FLASH uint8_t *texts, uint8_t n)
{
    while (n)
        if ((uint8_t)(*texts++ - 1) >= FIRST_ENDING - 1) // or 0
            n--;
    return texts;
}

const FLASH uint8_t *packed_read(const FLASH uint8_t *text, void (*put)(uint8_t code))
{
    uint8_t pending[PAIR_DEPTH];
    uint8_t *top = pending;
    for (;;) {
        uint8_t code = top == pending ? *text++ : *--top;
        while (code && (uint8_t)(code - ' ') >= FIRST_PAIR - ' ') {
            const FLASH uint8_t *pair = packed_pairs[(uint8_t)(code - FIRST_PAIR)];
            code = *pair++;
            *top++ = *pair;
        }
        if (code == '\0')
            return 0;
        if (code == '|')
            return text;
        put(code);
    }
}
