// SPDX-License-Identifier: MIT
// Near misses: a word that is not known, but almost.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// True if the word of this length, of at least two letters, becomes the known one when one letter is added,
// left out, changed, or exchanged with its neighbour. Letters of both cases are the same; the known word is
// in lower case.
bool is_near(const char *word, size_t length, const char *known);
