// SPDX-License-Identifier: MIT
// The notation over a byte stream: lines in, answers out. A line ends in LF or CR LF, and is answered by
// then.
//
// Every line is answered in bounded time: a search has at most CONSOLE_STEPS_MAX steps; a list tries at most
// CONSOLE_TRIES_MAX moves and has at most CONSOLE_LIST_MAX. A line that would take more is refused with the
// limit, before anything of its answer is written: so the moves of a list are counted first.
#pragma once

#include <stdbool.h>

// Sets the function that takes a byte of an answer, and the one that is asked during a search whether the
// user gives up the line, or null. To be called once, first.
void console_init(void (*put)(char c), bool (*is_interrupted)(void));

// Sets the function that answers a line in place of command_obey.
void console_init_obey(bool (*obey)(void));

// Ctrl-C, as a byte of input: drops the line that is being typed, and answers `error: interrupted`.
enum { CONSOLE_INTERRUPT = 0x03 };

// Takes one byte of input; with the end of a line writes the answer to it, if it asks something.
void console_byte(char byte);

// Ends the input: answers a last line that has no end.
void console_end(void);

// True after `quit`: take no more bytes.
bool console_has_quit(void);
