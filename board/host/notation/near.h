// SPDX-License-Identifier: MIT
// Near misses: words that are almost a known word.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Returns true if the words are almost equal: a letter added, removed or changed, or two neighbours
// exchanged. Ignores case.
bool is_near(const char *word, size_t length, const char *known);
