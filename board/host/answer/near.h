// SPDX-License-Identifier: MIT
// Near misses: words that are almost a known word.
#pragma once

#include <stddef.h>

// Returns how many letters must be added, removed, replaced, or exchanged with their neighbours to turn the
// word into the known word. Ignores case. Returns FAR for long words.
unsigned word_distance(const char *word, size_t length, const char *known);
enum { FAR = 99 };
