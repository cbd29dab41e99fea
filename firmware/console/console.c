// SPDX-License-Identifier: MIT
#include "console/console.h"
#include "console/about.h" // games, help, version
#include "console/solve.h" // answers about a position

// Answers where a byte is no text, whatever the command.
static bool is_text(struct reader *reader)
{
    for (; !read_at_end(reader); reader->at++) {
        uint8_t byte = (uint8_t)reader->text[reader->at];
        if (byte < ' ' || byte > '~') {
            read_fault(reader);
            write_text(reader->put, TEXT("byte "));
            write_number(reader->put, byte);
            write_text(reader->put, TEXT(" is no printable ASCII, 32..126\n"));
            return false;
        }
    }
    reader->at = 0;
    return true;
}

static void obey(struct match *match, struct reader *reader)
{
    if (read_if_word(reader, TEXT("all")))
        solve_all(reader);
    else if (read_if_word(reader, TEXT("new")))
        match_new(match, reader);
    else if (read_if_word(reader, TEXT("play")))
        match_play(match, reader);
    else if (read_if_word(reader, TEXT("reply")))
        match_reply(match, reader);
    else if (read_if_word(reader, TEXT("show")))
        match_show(match, reader);
    else if (read_if_word(reader, TEXT("undo")))
        match_undo(match, reader);
    else if (read_if_word(reader, TEXT("games")))
        about_games(reader);
    else if (read_if_word(reader, TEXT("help")))
        about_help(reader);
    else if (read_if_word(reader, TEXT("version")))
        about_version(reader);
    else
        solve_one(reader);
}

static void answer(struct console *console)
{
    struct reader reader = {.text = console->line, .length = console->length, .put = console->put};

    if (reader.length && reader.length <= sizeof console->line && reader.text[reader.length - 1] == '\r')
        reader.length--;
    if (reader.length > CONSOLE_LINE_MAX) {
        write_text(console->put, TEXT("error: line too long, at most "));
        write_number(console->put, CONSOLE_LINE_MAX);
        write_text(console->put, TEXT(" characters\n"));
    } else if (!reader.length) {
        write_text(console->put, TEXT("error: empty line, 1.."));
        write_number(console->put, CONSOLE_LINE_MAX);
        write_text(console->put, TEXT(" characters expected; try help\n"));
    } else if (is_text(&reader)) {
        obey(&console->match, &reader);
    }
    console->length = 0;
}

void console_init(struct console *console, sink_t put)
{
    console->put = put;
    console->match.now.game = 0;
    console->length = 0;
}

void console_byte(struct console *console, char byte)
{
    if (byte == '\n') {
        answer(console);
        return;
    }
    if (console->length < sizeof console->line)
        console->line[console->length] = byte;
    if (console->length <= sizeof console->line)
        console->length++;
}

void console_end(struct console *console)
{
    if (console->length)
        answer(console);
}
