// SPDX-License-Identifier: MIT
// Adapts text to the terminal: Unicode in a UTF-8 locale, otherwise ASCII.
#pragma once

#include <stdbool.h>

// Sets the locale from the environment. Call before the other functions.
void charset_init(void);

// Returns true if the terminal can show all of Unicode.
bool charset_is_utf8(void);

// Returns `text` or, without UTF-8, similar ASCII text, valid until the next call.
const char *charset_fit(const char *text);

// Prints a text, through charset_fit() if stdout is a terminal.
void charset_print(const char *text);
