// SPDX-License-Identifier: MIT
// The line that the console works on: its characters while it is read, then its task or its fault, and how
// much of its answer is written. There is one line at a time. The variable is global: passing a pointer
// everywhere costs about 10 % of the code; functions with many accesses have one in a register.
#pragma once

#include "console/words.h" // enum fault
#include "game/games.h"
#include "game/in_register.h"

struct match;

#if CONSOLE_LINE_MAX <= 160
typedef uint8_t column_t; // column of a line, or of a piece of an answer, which has at most 94 characters
                          // more than a line
#else
typedef uint16_t column_t;
#endif

#if CONSOLE_STEPS_MAX <= UINT16_MAX / 2
typedef uint16_t steps_t; // up to the limit and what one more call can add
#else
typedef uint32_t steps_t;
#endif

enum line_mode {
    READ,    // parses the line
    WRITE,   // prints an answer
    DESCRIBE // prints the range in place of each number, and returns the largest number
};

// A game with its parameters and a position. Edges are kept in the order of the line, so that an answer
// repeats it.
struct state {
    struct position position;
    const FLASH struct game *game;
    uint8_t params, shape; // of the game
    uint8_t edge_count;
    uint8_t edge[EDGES_MAX]; // from * 16 + to
};

struct task {
    struct move move; // the move to play, or the last one found
    struct state state;
};

// Values that the text of a fault shows
struct expected {
    const FLASH char *letters;
    stones_t max; // a number, or the code of a character
    part_t min;
};

#define NOT_COUNTED ((stones_t)-1)

// The work on a line, and what it has found
struct work {
    uint8_t verdict; // enum verdict
    uint8_t result;  // enum result of the match
    bool counting;   // the work is counted, as the answer may still become an error
    stones_t count;  // winning moves, or those that keep the draw
    stones_t legal;  // legal moves, or NOT_COUNTED; for `why`
    stones_t tries;  // moves tried, whether listed or not
    steps_t steps;   // search steps, tries included (TRY_STEPS)
};

// Functions of the program: `put` takes a byte of an answer; `explain` puts the answer to `help <game>`, in
// whole lines.
struct console_calls {
    void (*put)(char c);
    void (*explain)(const FLASH struct game *game, void (*put)(char c)); // null without CONSOLE_WORDY
    // The match on the glass, which is the display; null without CONSOLE_GLASS. `fetch` returns the match if
    // there is one that has changed since the last call, or with `again` if there is one; else null. It sets
    // *move to the move that led to its position, which is `found` and the latest one in its log, or to no
    // move. `start` starts a match from the position, which is not over, in place of what is on the glass.
    const struct match *(*fetch)(bool again, struct move *move);
    void (*start)(const FLASH struct game *game, const struct position *position);
};

struct console_line {
    const FLASH struct console_calls *calls;
    uint8_t mode;    // enum line_mode
    uint8_t fault;   // enum fault: the first fault
    column_t at;     // next character to read or write, in the line or in the piece of the answer
    column_t start;  // where the last number, the move or the fault begins
    column_t length; // characters of the line, one above the limit if too many; or written of the piece
    column_t room;   // characters of the piece that may be written now
    // The state of the console (console.c)
    uint8_t stage;   // enum stage
    uint8_t command; // enum command
    uint8_t after;   // the stage after the piece that is being written
    uint8_t piece;   // number of the piece of the answer (answer_write, why_write)
    bool comment;    // the rest of the line is a comment
    bool watches;    // changes of the match on the glass are told
    bool again;      // the match as it is now, too
    // The characters are not needed once the task or the fault is known.
    union {
        char characters[CONSOLE_LINE_MAX];
        struct {
            union {
                struct expected expected;
                struct work work;
            };
            struct task task;
#if CONSOLE_GLASS
            uint8_t before[PARTS_MAX * sizeof(part_t)]; // latest entry of the log of the match told
#endif
        };
    };
};
extern struct console_line console_line;
