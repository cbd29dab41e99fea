// SPDX-License-Identifier: MIT
// The texts of a language (firmware/ui/messages/en.txt). With these, a script can name messages by their ids
// and need not quote them.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the texts from a file. Returns false if the file cannot be read.
bool words_open(const char *path);

// Writes the first text of each message that the line names, separated by blanks. Replaces each `#` of a text
// by a number that follows the id. Ids are in lower case, with or without MSG_. A text ends before a
// number that is missing. Returns NULL, or what is wrong.
const char *words_say(char *line, char *text, size_t size);
