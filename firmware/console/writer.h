// SPDX-License-Identifier: MIT
// Text out, a byte at a time: nothing is ever collected in RAM.
#pragma once

#include "game/flash.h"

#include <stdint.h>

// Takes one byte of the answer. May wait until there is room for it.
typedef void (*sink_t)(char c);

// A text that stays in flash on the AVR, written where it is used.
#define TEXT(words)                                                                                          \
    (__extension__({                                                                                         \
        static const FLASH char text_[] = words;                                                             \
        &text_[0];                                                                                           \
    }))

void write_text(sink_t put, const FLASH char *text);
void write_number(sink_t put, uint32_t number);
