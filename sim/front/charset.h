// SPDX-License-Identifier: MIT
// Adapts text to the terminal: Unicode in a UTF-8 locale, otherwise ASCII.
#pragma once

#include <stdbool.h>

// Sets the locale from the environment. Call this first.
void charset_init(void);

// True if the terminal can show all of Unicode.
bool charset_is_utf8(void);

// Returns `text`, or without UTF-8 up to 511 ASCII characters that look similar, valid until the next call.
const char *charset_fit(const char *text);

// Prints a text: to a terminal through charset_fit(), to a pipe or file unchanged.
void charset_print(const char *text);
