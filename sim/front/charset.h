// SPDX-License-Identifier: MIT
// Fits text to what the terminal can show: Unicode if the locale is UTF-8, otherwise ASCII.
#pragma once

#include <stdbool.h>

// Sets the locale from the environment; to be called before the other functions.
void charset_init(void);

// True if the terminal can show all of Unicode.
bool charset_is_utf8(void);

// The text itself, or, without UTF-8, at most 511 characters of it, with an ASCII replacement for each other
// character. The result lives until the next call.
const char *charset_fit(const char *text);

// Prints the text: through charset_fit if stdout is a terminal, unchanged if it is a pipe or a file.
void charset_print(const char *text);
