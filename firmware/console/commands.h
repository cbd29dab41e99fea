// SPDX-License-Identifier: MIT
// The commands: reads a line and executes what needs no search.
#pragma once

#include "console/line.h"

enum command {
    SOLVE, // a position: the line begins with no command
    ALL,
    NEW = ALL + 1 + CONSOLE_WHY, // after WHY, where there is one
    PLAY,
    REPLY,
    SHOW,
    UNDO,
    GAMES, // this and the following ones concern no position
    HELP,
    VERSION,
    QUIT,
    EXIT,
    NO_COMMAND, // an empty line
    WHY = CONSOLE_WHY ? ALL + 1 : NO_COMMAND + 1
};

// A line for SOLVE and for each command of this board, in the order of enum command, which begins with the
// command.
extern const FLASH char command_help[];

// Reads the line and returns its command, with the task in console_line.task or the fault in
// console_line.fault. Executes what needs no search: begins a match, plays the user's move, takes a move
// back.
uint8_t command_read(void);
