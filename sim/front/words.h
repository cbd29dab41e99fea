// SPDX-License-Identifier: MIT
// Texts of a language (firmware/ui/messages/en.txt). Scripts name messages by their ids.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the texts from a file. Returns false if the file cannot be read.
bool words_open(const char *path);

// Writes the first text of each message in the line, separated by blanks. Ids are in lower case, with or
// without MSG_. Numbers after an id replace each `#` of its text. A text ends before a missing number.
// Returns NULL, or what is wrong.
const char *words_say(char *line, char *text, size_t size);
