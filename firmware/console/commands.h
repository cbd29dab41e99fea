// SPDX-License-Identifier: MIT
// What a line asks for.
#pragma once

#include "console/line.h"

enum command {
    SOLVE, // a line that begins with no command
    ALL,
    NEW,
    PLAY,
    REPLY,
    SHOW,
    UNDO,
    GAMES, // from here on commands that ask nothing of a game
    HELP,
    VERSION,
    QUIT,
    EXIT,
    NO_COMMAND // an empty line
};

// A line for each of them that this board knows, in their order; each begins with the command.
extern const FLASH char command_help[];

// Reads the line: what it asks for, with the task in console_line.task or the fault in console_line.fault.
// What can be done at once is done: a game begun, the user's move made or taken back.
uint8_t command_read(void);
