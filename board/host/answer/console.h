// SPDX-License-Identifier: MIT
// Reads lines of the notation from a stream of bytes and answers them. A line ends in LF or CR LF. The
// prompt, a pipe, the page and the simulator call the same functions.
#pragma once

#include "answer/record.h"
#include "match/match.h"
#include "question/state.h"
#include "solver/work.h"

struct answer;
struct outcome;

// Match that the user plays with the commands new, play, reply, show and undo
struct session {
    struct match match;                  // the match; match.game is null before the first `new`
    struct state begun;                  // start position, with a graph's edges in the user's order
    uint8_t user_side;                   // enum user_side (match.c)
    uint8_t side_before[MATCH_UNDO_MAX]; // user_side before each move that can be undone, latest move first
    uint16_t kept;                       // number of moves that can be taken back
    bool forgot;                         // true if the match contains moves that are too old to undo
};

struct console {
    // The caller sets these fields before the first byte of input.
    struct sink sink;          // receives the answers
    struct watch watch;        // functions that a long search calls
    const struct files *files; // functions that read and write files, or null
    struct listener *listener; // the match on a connected board, or null if there is no board
    // say_outcome(), or null if answers have no sentences
    void (*say)(struct answer *answer, const struct outcome *outcome);
    unsigned columns;     // width of the terminal in characters, or 0 if there is no terminal
    enum format format;   // form of the answers
    struct effort effort; // time and memory that an answer may use
    // function that answers a line, or null for command_answer()
    bool (*answer)(struct console *console, struct line *line, struct record *record);

    struct fault fault;     // fault in the latest line
    struct session session; // the program's own match
    bool has_quit;          // true after the command `quit`, so the caller must stop
    // The unfinished line
    char characters[CONSOLE_LINE_MAX];
    column_t length; // length of the unfinished line, or CONSOLE_LINE_MAX + 1 if too long
    bool is_comment; // true if the rest of the line is a comment
    bool held_cr;    // true after a CR, which belongs to the line unless an LF follows
};

// Input byte that interrupts. The console drops the unfinished line.
enum { CONSOLE_INTERRUPT = 0x03 };

// Handles one byte of input. At the end of a line, writes the answer.
void console_byte(struct console *console, char byte);

// Handles `count` bytes of input, or fewer if a line says `quit`.
void console_bytes(struct console *console, const char *bytes, size_t count);

// Ends the input. Answers the unfinished line, if there is one.
void console_end(struct console *console);
