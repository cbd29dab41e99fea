// SPDX-License-Identifier: MIT
// The notation over a byte stream: a line in, its answer out. Lines end in LF or CR LF.
#pragma once

#include "console/match.h"

struct console {
    sink_t put;
    struct match match;
    uint16_t length;                 // of the line so far; CONSOLE_LINE_MAX + 2 stands for anything longer
    char line[CONSOLE_LINE_MAX + 1]; // room for the CR of the longest line
};

// All answers go to `put`.
void console_init(struct console *console, sink_t put);

// Takes one byte of input; at the end of a line the whole answer is written before this returns.
void console_byte(struct console *console, char byte);

// No more input: answers a last line that has no end.
void console_end(struct console *console);
