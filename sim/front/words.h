// SPDX-License-Identifier: MIT
// Texts of a language (firmware/ui/messages/en.txt). Scripts name messages by their ids.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the texts. Returns false if the file cannot be read.
bool words_open(const char *path);

// Replaces each message id in the line by the first text of that message. Numbers after an id replace the
// `#`s in its text. Returns NULL, or the error.
const char *words_say(char *line, char *text, size_t size);
