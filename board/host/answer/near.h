// SPDX-License-Identifier: MIT
// Near misses: words that are almost a known word.
#pragma once

#include <stddef.h>

// Returns how many letters to add, remove, replace or swap with a neighbour turn the word into the known
// word. Ignores case. Returns FAR for long words.
unsigned word_distance(const char *word, size_t length, const char *known);
enum { FAR = 99 };
