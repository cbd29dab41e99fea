// SPDX-License-Identifier: MIT
// Texts of a language (firmware/ui/messages/en.txt). Scripts name messages by their ids.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the texts. Returns false if the file cannot be read.
bool words_open(const char *path);

// Replaces the line's message ids by the messages' first texts. Numbers after an id replace the text's `#`s.
// Returns NULL, or the error.
const char *words_say(char *line, char *text, size_t size);
