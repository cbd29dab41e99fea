// SPDX-License-Identifier: MIT
// Near misses: words that are almost a known word.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Returns true if the words differ by one letter, or by two neighbouring letters in exchanged order. Ignores
// case.
bool is_near(const char *word, size_t length, const char *known);
