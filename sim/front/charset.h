// SPDX-License-Identifier: MIT
// Characters that a terminal has: all of Unicode where the locale is UTF-8, otherwise ASCII alone.
#pragma once

#include <stdbool.h>

// Takes the locale over from the environment; to be called before the others.
void charset_init(void);

bool charset_is_utf8(void);

// The text itself, or with an ASCII character in the place of each that is none; at most 511 bytes of it.
// What is returned lives until the next call.
const char *charset_fit(const char *text);

// Prints the text: as charset_fit has it where stdout is a terminal, unchanged where it is a pipe or a file.
void charset_print(const char *text);
