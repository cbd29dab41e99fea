// SPDX-License-Identifier: MIT
// Texts of a language (firmware/ui/messages/en.txt). Scripts name messages by their ids.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the texts. Returns false if the file cannot be read.
bool words_open(const char *path);

// Translates a line of ids to the messages' first texts. Numbers after an id replace the `#`s of its text. A
// text ends before a `#` without a number. Returns NULL, or the error.
const char *words_say(char *line, char *text, size_t size);
