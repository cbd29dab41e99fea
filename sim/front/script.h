// SPDX-License-Identifier: MIT
// Plays a script of key presses and expectations on a board: one command a line, `#` starts a comment.
#pragma once

#include "front/script_read.h" // its steps

// Lists the commands.
extern const char script_help[];

// Plays the script. False at the first missed expectation, violation or crash, with the line, the reason and
// the display on stderr.
bool script_play(const struct script *script, struct bench *bench);
