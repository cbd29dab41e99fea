// SPDX-License-Identifier: MIT
// Answers lines of the notation in a stream of bytes. A line ends in LF or CR LF.
//
// Each answer is limited to CONSOLE_STEPS_MAX search steps, CONSOLE_TRIES_MAX tried moves and
// CONSOLE_LIST_MAX listed moves. Beyond a limit, the answer is an error.
#pragma once

#include <stdbool.h>

// Sets two functions: put() writes a byte; is_interrupted(), if not null, returns true to stop a search.
void console_init(void (*put)(char c), bool (*is_interrupted)(void));

// Sets the function that answers a line. The default is command_obey.
void console_init_obey(bool (*obey)(void));

// After this input byte, the console drops the unfinished line and writes `error: interrupted`.
enum { CONSOLE_INTERRUPT = 0x03 };

// Processes a byte of input. Answers a line at its end.
void console_byte(char byte);

// Ends the input. Answers the last line if it has no LF.
void console_end(void);

// Returns true after `quit`. Pass no more bytes then.
bool console_has_quit(void);
