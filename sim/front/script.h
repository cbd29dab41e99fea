// SPDX-License-Identifier: MIT
// Plays a timeline of keys and expectations on a toy: one command a line, `#` starts a comment. script_help
// lists them.
#pragma once

#include "parts/bench.h"

struct script;

extern const char script_help[];

// Reads the whole script, for this board. On NULL, error holds one line: where it is wrong and how.
struct script *script_read(const char *path, const struct board *board, char *error, size_t size);
void script_free(struct script *script);

// Plays it. False at the first expectation missed, display violation or crash: then it has written to stderr
// where, what, and the glass.
bool script_play(const struct script *script, struct bench *bench);
