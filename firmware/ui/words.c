// SPDX-License-Identifier: MIT
#include "ui/words.h"

#define WORD_TEXT(name, text) text "\0"
static const FLASH char texts[] = WORDS(WORD_TEXT);

const FLASH char *word_text(uint8_t word)
{
    const FLASH char *text = texts;
    while (word) {
        if (*text++ == '\0')
            word--;
    }
    return text;
}
