// SPDX-License-Identifier: MIT
// The texts of a language (firmware/ui/messages/en.txt), by which scripts name messages instead of quoting
// them.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Takes texts from this file from now on. False if it cannot be read.
bool words_open(const char *path);

// Writes the first text of each message on the line, with a blank between two, and the numbers that follow an
// id in place of its `#`: "level of_levels 4" is "Level 4 of 4". An id is written small, and MSG_ may be
// missing. Returns NULL, or what is wrong.
const char *words_say(char *line, char *text, size_t size);
