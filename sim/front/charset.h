// SPDX-License-Identifier: MIT
// Adapts text to the terminal: Unicode in a UTF-8 locale, otherwise ASCII.
#pragma once

#include <stdbool.h>

// Sets the locale from the environment. Call this first.
void charset_init(void);

// True if the terminal can show all of Unicode.
bool charset_is_utf8(void);

// Returns the text itself for a terminal with UTF-8. Otherwise returns up to 511 ASCII characters. The next
// call overwrites them.
const char *charset_fit(const char *text);

// Prints the text through charset_fit to a terminal, unchanged to a pipe or a file.
void charset_print(const char *text);
