// SPDX-License-Identifier: MIT
#include "ui/words.h"

#define WORD_TEXT(name, text) text "\0"
#define MESSAGE_TEXTS(name, text, in_short) text "\0" in_short "\0"
#define GAME_TEXTS(name, text, rules, more_rules) text "\0" rules "\0" more_rules "\0"
static const FLASH char texts[] = WORDS(WORD_TEXT, MESSAGE_TEXTS, GAME_TEXTS);

_Static_assert(WORD_COUNT <= UINT8_MAX, "a word is a byte");

const FLASH char *word_text(uint8_t word)
{
    const FLASH char *text = texts;
    while (word) {
        if (*text++ == '\0')
            word--;
    }
    return text;
}
