// SPDX-License-Identifier: MIT
// Plays a script of key presses and expectations on a board. Each line is a command. `#` starts a comment.
#pragma once

#include "front/script_read.h" // the steps of a script

// Help text that lists the commands
extern const char script_help[];

// Plays a script. On an error, prints the reason and the display.
bool script_play(const struct script *script, struct bench *bench);
