// SPDX-License-Identifier: MIT
// The line that the console works on: its characters while it is read, then the task that it asks for, or
// what is wrong with it, and how far its answer is out. There is one line at a time, and one such variable:
// to hand a pointer through the forty functions that read and write it would cost a tenth of their code.
#pragma once

#include "game/games.h"

#if CONSOLE_LINE_MAX <= 160
typedef uint8_t column_t; // of a line or of a piece of an answer, which has at most 94 characters more
#else
typedef uint16_t column_t;
#endif

#if CONSOLE_STEPS_MAX <= UINT16_MAX / 2
typedef uint16_t steps_t; // also beyond the limit by what one call can add
#else
typedef uint32_t steps_t;
#endif

enum line_mode {
    READ,    // parses the line
    WRITE,   // prints an answer
    DESCRIBE // prints the range of a number in its place, and gives back the largest one
};

// What can be wrong, as faults.c says it
enum fault {
    NO_FAULT,
    LINE_TOO_LONG, // the line as a whole
    NO_GAME,
    GAME_OVER,
    NOTHING_TO_UNDO,
    UNDO_LIMIT,
    TOO_MANY_POSITIONS,
    TOO_MANY_STEPS,
    TOO_MANY_TRIES,
    TOO_MANY_MOVES,
    INTERRUPTED,
    UNKNOWN_WORD, // the next character
    NOT_THE_END,
    NOT_A_LETTER,
    NOT_THE_PARAMETERS,
    OTHER_NAME,
    OTHER_CHARACTER,
    TOO_MANY,
    NOT_A_NUMBER, // where console_line.start is
    SAME_CELL,
    SAME_EDGE,
    CYCLE,
    FORBIDDEN
};

// A position and the game it belongs to. Edges are kept as the line names them, so that an answer repeats it.
struct state {
    const FLASH struct game *game;
    uint8_t params, shape; // of the game
    uint8_t edge_count;
    uint8_t edge[EDGES_MAX]; // from * 16 + to
    struct position position;
};

struct task {
    struct state state;
    struct move move; // to play, or the last one found
};

// What the text of a fault needs
struct expected {
    const FLASH char *letters;
    stones_t max; // or a character
    part_t min;
};

// Given by the program: takes a byte of an answer; puts what `help <game>` tells, whole lines.
struct console_calls {
    void (*put)(char c);
    void (*explain)(const FLASH struct game *game, void (*put)(char c)); // null but where CONSOLE_WORDY
};

struct console_line {
    const FLASH struct console_calls *calls;
    uint8_t mode;    // enum line_mode
    uint8_t fault;   // enum fault: the first one
    column_t at;     // the next character, of the line or of the piece of the answer
    column_t start;  // of the last number or the move, or where there is a fault
    column_t length; // so far, CONSOLE_LINE_MAX + 1 for longer ones; of the piece, what is out
    column_t room;   // how much of the piece may go out now
    // Once the task is known its line is no longer read, and nothing is read behind a fault.
    union {
        char characters[CONSOLE_LINE_MAX];
        struct {
            struct task task;
            union {
                struct expected expected;
                struct {
                    uint8_t verdict; // enum verdict
                    uint8_t result;  // enum result of the match
                    bool found;      // the move
                    bool counting;   // what the answer takes: it may still become an error
                    stones_t count;  // of a list: moves that are to be in it
                    stones_t tries;  // moves tried, whether they are in it or not
                    steps_t steps;   // of a search, with what the tries are worth
                };
            };
        };
    };
};
extern struct console_line console_line;
