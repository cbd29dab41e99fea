// SPDX-License-Identifier: MIT
// The host's program in the page: lines come in byte by byte, answers go out in the same way, and so do the
// lines to and from a board.
#include "notation/board.h"
#include "notation/console.h"
#include "notation/line.h"

#include <stddef.h> // NULL

enum { LINE_BYTES = 4096 }; // the longest line of a board is shorter

#define IMPORT(name) __attribute__((import_module("page"), import_name(name)))
#define EXPORT(name) __attribute__((export_name(name)))

// Takes a byte of an answer.
IMPORT("put") void put(char c);

// Takes a byte for the board.
IMPORT("send") void send_byte(char c);

// Waits so long for a byte of the board and returns it; -1: none came.
IMPORT("hear") int hear_byte(unsigned ms);

static bool send_line(const char *line)
{
    while (*line)
        send_byte(*line++);
    send_byte('\n');
    return true;
}

static const char *receive_line(unsigned ms)
{
    static char line[LINE_BYTES];
    static unsigned length;

    for (int byte; (byte = hear_byte(ms)) >= 0;) {
        if (byte == '\n') {
            line[length] = '\0';
            length = 0;
            return line;
        }
        if (length < sizeof line - 1)
            line[length++] = (char)byte;
    }
    return NULL;
}

// To be called once, first.
EXPORT("start") void start(void)
{
    console_init(put, NULL);
}

// Takes a byte of a line. The LF at its end returns when the answer is written.
EXPORT("byte") void byte(char c)
{
    console_byte(c);
}

// The fault of the last line (enum fault), 0 if it had none, and the values that its text shows (words.h)
EXPORT("fault") unsigned fault(void)
{
    return console_line.fault;
}

EXPORT("fault_column") unsigned fault_column(void)
{
    return console_line.start + 1U;
}

EXPORT("fault_least") unsigned fault_least(void)
{
    return console_line.expected.min;
}

EXPORT("fault_most") unsigned fault_most(void)
{
    return console_line.expected.max;
}

EXPORT("fault_letters") const char *fault_letters(void)
{
    return console_line.expected.letters;
}

// Puts the board behind the program. False if it does not answer as a board of this version.
EXPORT("attach") bool attach(void)
{
    static const struct board_port port = {send_line, receive_line};

    return board_attach(&port);
}

// Takes the lines of the board that nobody waits for.
EXPORT("listen") void listen(void)
{
    for (const char *line; (line = receive_line(0));)
        board_hear(line);
}
