// SPDX-License-Identifier: MIT
// Reads the position that a script expects: `piles 3 4 5`, or a change of the latest position: `pile 2 = 1`.
#pragma once

#include "parts/shown_position.h"

#include <stdbool.h>

// Returns true if `word` after `expect` begins an expectation about a position.
bool script_position_has_word(const char *word);

// Reads the text after `expect` and `word` into *latest. Returns NULL, or an error message.
const char *script_position_read(const char *word, char **line, struct shown_position *latest);
