// SPDX-License-Identifier: MIT
// Texts of a language (firmware/ui/messages/en.txt). Scripts name messages by their ids.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the texts of the messages. Returns false if the file cannot be read.
bool words_open(const char *path);

// Copies `line` to `text`. Replaces message ids by their texts. Returns NULL, or an error message.
const char *words_say(char *line, char *text, size_t size);
