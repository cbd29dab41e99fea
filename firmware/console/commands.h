// SPDX-License-Identifier: MIT
// The commands: reads a line and executes what needs no search.
#pragma once

#include "console/line.h"

enum command {
    SOLVE, // a position: the line begins with no command
    ALL,
    NEW = ALL + 1 + CONSOLE_WHY,    // after WHY, where there is one
    PLAY = NEW + 1 + CONSOLE_GLASS, // after SET, where there is one
    REPLY,
    SHOW,
    UNDO,
    GAMES, // this and the following ones concern no position
    HELP,
    VERSION,
    QUIT = VERSION + 1 + CONSOLE_GLASS, // after WATCH, where there is one
    EXIT,
    NO_COMMAND, // an empty line
    WHY = CONSOLE_WHY ? ALL + 1 : NO_COMMAND + 1,
    SET = CONSOLE_GLASS ? NEW + 1 : NO_COMMAND + 2,
    WATCH = CONSOLE_GLASS ? VERSION + 1 : NO_COMMAND + 3,
    NO_WATCH = NO_COMMAND + 4, // the answer to `watch off`
    TELL                       // no line: a change of the game on the glass
};

// A line for SOLVE and for each command of this board, in the order of enum command, which begins with the
// command.
extern const FLASH char command_help[];

// Reads the line and returns its command, with the task in console_line.task or the fault in
// console_line.fault. Executes what needs no search: begins a match, plays the user's move, takes a move
// back.
uint8_t command_read(void);
