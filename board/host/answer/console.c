// SPDX-License-Identifier: MIT
#include "answer/console.h"

#include "answer/answers.h"

// Answers the completed line. If `is_dropped` is true, refuses the line instead.
static void end_line(struct console *console, bool is_dropped)
{
    const column_t length = console->length;

    console->length = 0;
    console->is_comment = console->held_cr = false;
    console->fault = (struct fault){0};

    struct line line = line_from(console->characters, length, &console->fault);
    struct record record;

    line.files = console->files;
    record_init(&record, console->format);
    if (is_dropped)
        refuse(&console->fault, FAULT_INTERRUPTED);
    else if (length > CONSOLE_LINE_MAX)
        read_refuse_above(&line, FAULT_LINE_TOO_LONG, CONSOLE_LINE_MAX);
    else if (!(console->answer ? console->answer : command_answer)(console, &line, &record))
        return;
    record_end(&record, &console->fault, console->sink);
}

static void add(struct console *console, char byte)
{
    if (byte == '#')
        console->is_comment = true;
    if (console->is_comment && byte) // keeps a NUL, which may be a damaged newline
        return;
    if (byte == '\t')
        byte = ' ';
    if (console->length < CONSOLE_LINE_MAX)
        console->characters[console->length] = byte;
    if (console->length <= CONSOLE_LINE_MAX)
        console->length++;
}

void console_byte(struct console *console, char byte)
{
    if (byte == '\n' || byte == CONSOLE_INTERRUPT) {
        end_line(console, byte == CONSOLE_INTERRUPT);
    } else {
        if (console->held_cr)
            add(console, '\r');
        console->held_cr = byte == '\r';
        if (!console->held_cr)
            add(console, byte);
    }
}

void console_bytes(struct console *console, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count && !console->has_quit; i++)
        console_byte(console, bytes[i]);
}

void console_end(struct console *console)
{
    if (console->length)
        end_line(console, false);
}
