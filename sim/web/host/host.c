// SPDX-License-Identifier: MIT
// The host's program in the page. Receives lines byte by byte and writes answers in the same way.
#include "answer/console.h"
#include "listen/listen.h"

#include <stddef.h> // NULL

enum { LINE_BYTES = 1200 }; // larger than the longest line from a board

#define IMPORT(name) __attribute__((import_module("page"), import_name(name)))
#define EXPORT(name) __attribute__((export_name(name)))

// Sends a byte of an answer to the page.
IMPORT("put") void put(char c);

// Returns the next byte from the board, or -1 if there is none.
IMPORT("hear") int hear_byte(void);

static struct console console;
static struct listener listener;

static void put_answer(void *to, const char *characters, size_t count)
{
    (void)to;
    while (count--)
        put(*characters++);
}

// Starts the program. Call this function once, before all others.
EXPORT("start") void start(void)
{
    console.sink.put = put_answer;
}

// Receives a byte of a question. Writes the answer after a line feed.
EXPORT("byte") void byte(char c)
{
    console_byte(&console, c);
}

// Returns the fault in the latest question (enum fault_id), or 0.
EXPORT("fault") unsigned fault(void)
{
    return console.fault.id;
}

EXPORT("fault_column") unsigned fault_column(void)
{
    return console.fault.column + 1U;
}

EXPORT("fault_least") unsigned fault_least(void)
{
    return console.fault.min;
}

EXPORT("fault_most") unsigned fault_most(void)
{
    return console.fault.max;
}

EXPORT("fault_letters") const char *fault_letters(void)
{
    return console.fault.letters;
}

// Writes part of a line of a match record, and `@ ` before each line.
static void put_record(void *to, const char *characters, size_t count)
{
    static bool is_in_line;

    if (!is_in_line)
        put_answer(to, "@ ", 2);
    is_in_line = characters[count - 1] != '\n';
    put_answer(to, characters, count);
}

// Answers the board's lines with a match record, or with `@ -` if there is no match.
EXPORT("listen") void listen(void)
{
    static char line[LINE_BYTES];
    static unsigned length;

    listener.record.put = put_record;
    console.listener = &listener;
    for (int byte; (byte = hear_byte()) >= 0;) {
        if (byte != '\n') {
            line[length < sizeof line - 1 ? length++ : length] = (char)byte;
            continue;
        }
        line[length] = '\0';
        length = 0;
        listener_line(&listener, line);
    }
}
