// SPDX-License-Identifier: MIT
// The notation over a byte stream: a line in, its answer out. Lines end in LF or CR LF. Nothing here takes
// long: an answer is worked on in steps, between which the caller does what else is to be done. The next line
// is taken when the answer is out; until then its bytes wait with the caller.
#pragma once

#include "console/text.h" // column_t

// Given by the program: takes a byte of an answer.
void console_put(char c);

// Given by the program where CONSOLE_WORDY: puts what `help <game>` tells, whole lines.
void console_explain(const FLASH struct game *game, void (*put)(char c));

// True while a line is answered: console_step is to be called, and no byte can be taken.
bool console_is_busy(void);

// True while it may search. Searches share one memory: another one would start it again, and it the other.
bool console_is_working(void);

// True after `quit`, which only the words of a program have: no more bytes are to be taken.
bool console_has_quit(void);

// Takes one byte of input.
void console_byte(char byte);

// No more input: a last line may have no end.
void console_end(void);

// Does a part of the work, and puts no more than `room` bytes.
void console_step(column_t room);
