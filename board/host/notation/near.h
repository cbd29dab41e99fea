// SPDX-License-Identifier: MIT
// Near misses: words that are almost a known word.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Returns true if the word differs from the known word by one letter added, removed or changed, or by two
// neighbouring letters exchanged. Returns false for a word of one letter. Ignores case; `known` is in lower
// case.
bool is_near(const char *word, size_t length, const char *known);
