// SPDX-License-Identifier: MIT
#include "notation/console.h"

#include "notation/commands.h"
#include "notation/state.h"
#include "notation/text.h"
#include "notation/work.h"

static bool is_comment; // the rest of the line is a comment
static bool held_cr;    // the last byte was a CR, which belongs to the line unless an LF follows

static bool (*obey)(void) = command_obey;

void console_init_obey(bool (*answer)(void))
{
    obey = answer;
}

void console_init(void (*put)(char c), bool (*is_interrupted)(void))
{
    console_line.put = put;
    work_init(is_interrupted);
}

// Writes the fault of the line, with its column if it has one.
static void write_fault(void)
{
    console_line.mode = WRITE;
    text_say(console_line.fault >= FAULT_UNKNOWN_WORD ? WORDS_ERROR_AT : WORDS_ERROR);
    text_say(console_line.fault);
    if (console_line.fault == FAULT_CYCLE)
        write_cycle(&console_line.task.state.position);
    text_char('\n');
}

static void end_line(void)
{
    is_comment = held_cr = false;
    if (obey() && console_line.fault)
        write_fault();
    console_line.length = 0;
}

static void drop_line(void)
{
    is_comment = held_cr = false;
    console_line.length = 0;
    console_line.fault = FAULT_INTERRUPTED;
    write_fault();
}

static void add(char byte)
{
    if (byte == '#')
        is_comment = true;
    if (is_comment && byte) // keeps a NUL, because it may be a damaged end of line
        return;
    if (byte == '\t')
        byte = ' ';
    if (console_line.length < CONSOLE_LINE_MAX)
        console_line.characters[console_line.length] = byte;
    if (console_line.length <= CONSOLE_LINE_MAX)
        console_line.length++;
}

void console_byte(char byte)
{
    if (byte == '\n') {
        end_line();
    } else if (byte == CONSOLE_INTERRUPT) {
        drop_line();
    } else {
        if (held_cr)
            add('\r');
        held_cr = byte == '\r';
        if (!held_cr)
            add(byte);
    }
}

void console_end(void)
{
    if (console_line.length)
        end_line();
}

bool console_has_quit(void)
{
    return command_has_quit();
}
