// SPDX-License-Identifier: MIT
// Plays a timeline of keys and expectations on a board: one command a line, `#` starts a comment. script_help
// lists them.
#pragma once

#include "front/script_read.h" // its steps

extern const char script_help[];

// Plays it. False at the first expectation missed, display violation or crash: then it has written to stderr
// where, what, and the glass.
bool script_play(const struct script *script, struct bench *bench);
