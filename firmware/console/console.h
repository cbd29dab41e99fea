// SPDX-License-Identifier: MIT
// The notation over a byte stream: a line in, its answer out. Lines end in LF or CR LF. Nothing here takes
// long: an answer is worked on in steps, between which the caller does what else is to be done. The next line
// is taken when the answer is out; until then its bytes wait with the caller.
//
// Every line is answered in bounded time. One move is that of the reply. A list takes no more than
// CONSOLE_TRIES_MAX moves that are tried and CONSOLE_LIST_MAX that are listed; a search takes no more than
// CONSOLE_STEPS_MAX steps. What would take more is refused with the limit, before anything of the answer is
// written: a list is counted first, as a line that has begun cannot become an error.
#pragma once

#include "console/line.h" // column_t, struct console_calls

// To be called first. The calls are those of the program.
void console_init(const FLASH struct console_calls *calls);

// True while a line is answered: console_step is to be called, and no byte can be taken.
bool console_is_busy(void);

// True while it may search. Searches share one memory: another one would start it again, and it the other.
bool console_is_working(void);

// True after `quit`, which only the words of a program have: no more bytes are to be taken.
bool console_has_quit(void);

// True while a search goes on. Then the next step is one more call of it, less than 1 ms on the board.
bool console_is_searching(void);

// Takes one byte of input.
void console_byte(char byte);

// Ctrl-C, as a byte of input.
enum { CONSOLE_INTERRUPT = 0x03 };

// Ends what is under way, between two steps, also while the console is busy: a line that is typed, or one
// that is worked on, is dropped and answered with `error: interrupted`. An answer that has begun is written
// to its end, and this one follows it.
void console_interrupt(void);

// No more input: a last line may have no end.
void console_end(void);

// Does a part of the work, and puts no more than `room` bytes.
void console_step(column_t room);
