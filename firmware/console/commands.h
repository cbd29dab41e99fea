// SPDX-License-Identifier: MIT
// The commands: reads a line and executes what needs no search.
#pragma once

#include "console/line.h"

enum command {
    SOLVE, // a position: the line begins with no command
    ALL,
    WHY,
    NO_QUESTION,
    NEW = NO_QUESTION + CONSOLE_GLASS, // after SET, where there is one
    PLAY,
    REPLY,
    SHOW,
    UNDO,
    GAMES, // this and the following ones concern no position
    HELP,
    VERSION,
    QUIT = VERSION + 1 + 2 * CONSOLE_GLASS, // after WATCH and NO_WATCH, where there are these
    EXIT,
    SET = CONSOLE_GLASS ? NO_QUESTION : EXIT + 1,
    WATCH = CONSOLE_GLASS ? VERSION + 1 : EXIT + 2, // `watch on`
    NO_WATCH,                                       // `watch off`
    TELL = EXIT + 4,                                // no line: a change of the match on the glass
    LAST_COMMAND = CONSOLE_WORDY ? EXIT : QUIT - 1
};

// What fits on the displays, for SET: numbers are bytes there, also the one that is one more than a take, and
// a strip has so many cells.
enum { GLASS_NUMBER_MAX = 254, GLASS_CELLS = 16 };

// The form of a line for SOLVE and for each command of this board, in the order of enum command, which begins
// with the command; a string each, and an empty one at the end.
extern const FLASH char command_forms[];

// Reads the line: its command into console_line.command, with the task in console_line.task or the fault in
// console_line.fault. Executes what needs no search: begins a match, plays the user's move, takes a move
// back. False if the line is empty; then the command is as before.
bool command_read(void);
