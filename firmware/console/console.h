// SPDX-License-Identifier: MIT
// The notation over a byte stream: lines in, answers out. Lines end in LF or CR LF. No call takes long: an
// answer is worked on in steps. Until it is written, the caller keeps the bytes of the next line.
//
// Every line is answered in bounded time: a search has at most CONSOLE_STEPS_MAX steps; a list tries at most
// CONSOLE_TRIES_MAX moves and has at most CONSOLE_LIST_MAX. A line that would take more is refused with the
// limit, before anything of its answer is written: so the moves of a list are counted first.
#pragma once

#include "console/line.h" // column_t, struct console_calls

// Sets the functions of the program that the console calls. To be called once, first.
void console_init(const FLASH struct console_calls *calls);

// True while a line is being answered: call console_step, and not console_byte.
bool console_is_busy(void);

// True while the console may search. Searches share one arena: one that takes it from another makes that
// start over.
bool console_is_working(void);

// True after `quit`, a command where CONSOLE_WORDY: take no more bytes.
bool console_has_quit(void);

// True during a search. Then console_step makes one more call of it, less than 1 ms on a board.
bool console_is_searching(void);

// Takes one byte of input. Only while not console_is_busy.
void console_byte(char byte);

// After `watch on`: begins to write the line of a change of the match on the glass and returns true, if there
// was one and no line is being typed. Only while not console_is_busy, and with CONSOLE_GLASS.
bool console_tell(void);

// Ctrl-C, as a byte of input.
enum { CONSOLE_INTERRUPT = 0x03 };

// Drops the line that is being typed or worked on, and answers `error: interrupted`. False if its answer is
// being written: call again when that is done.
bool console_interrupt(void);

// Ends the input: answers a last line that has no end. Only with CONSOLE_WORDY.
void console_end(void);

// Does a part of the work and writes at most `room` bytes. Only while console_is_busy.
void console_step(column_t room);
