// SPDX-License-Identifier: MIT
// Reads lines of the notation from a stream of bytes and answers them. A line ends in LF or CR LF. The
// prompt, a pipe, the page and the simulator call the same functions.
// work.h has the limits of an answer.
#pragma once

#include "answer/record.h"
#include "match/match.h"
#include "question/state.h"
#include "solver/work.h"

struct answer;
struct outcome;

// The program's own match, for the commands new, play, reply, show and undo
struct session {
    struct match match;                  // its game is null before the first match
    struct state begun;                  // start position, with the edges in the order of the user's line
    uint8_t user_side;                   // enum user_side (match.c)
    uint8_t side_before[MATCH_UNDO_MAX]; // user_side before each kept move, the latest move first
    uint16_t kept;                       // number of moves that can be taken back
    bool forgot;                         // true if the match contains moves that are too old to undo
};

struct console {
    // The caller sets these fields before the first byte.
    struct sink sink;          // receives the answers
    struct watch watch;        // functions that a search calls
    const struct files *files; // access to files; may be null
    struct listener *listener; // the match on a board; null without a board
    // say_outcome(), or null if answers have no sentences
    void (*say)(struct answer *answer, const struct outcome *outcome);
    unsigned columns;     // width of the terminal; 0: no terminal
    enum format format;   // form of the answers
    struct effort effort; // time and memory that an answer may use
    // command_answer() or a replacement; null for command_answer()
    bool (*answer)(struct console *console, struct line *line, struct record *record);

    struct fault fault;     // fault in the latest line
    struct session session; // the program's own match
    bool has_quit;          // true after `quit`: pass no more bytes
    // The unfinished line
    char characters[CONSOLE_LINE_MAX];
    column_t length; // CONSOLE_LINE_MAX + 1: the line is too long
    bool is_comment; // true after `#`: the rest of the line is a comment
    bool held_cr;    // true if the last byte was a CR, which belongs to the line unless an LF follows
};

// After this input byte, the console drops the unfinished line and writes `error: interrupted`.
enum { CONSOLE_INTERRUPT = 0x03 };

// Processes a byte of input. If the byte ends a line, answers the line.
void console_byte(struct console *console, char byte);

// Processes several bytes, up to `quit`.
void console_bytes(struct console *console, const char *bytes, size_t count);

// Ends the input. Answers the last line if it has no LF.
void console_end(struct console *console);
