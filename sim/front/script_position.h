// SPDX-License-Identifier: MIT
// Reads the position that a script expects: `piles 3 4 5`, or a change of the latest position: `pile 2 = 1`.
#pragma once

#include "parts/shown_position.h"

#include <stdbool.h>

// True if `expect` and this word begin an expectation about a position.
bool script_position_has_word(const char *word);

// Reads the line after `expect` and `word`. Sets *latest to the expected position. Returns NULL, or the
// error.
const char *script_position_read(const char *word, char **line, struct shown_position *latest);
