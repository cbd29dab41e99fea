// SPDX-License-Identifier: MIT
// The line that is answered: its characters while it is read, then its task or its fault. There is one line
// at a time, so the variable is global.
#pragma once

#include "notation/words.h" // enum fault
#include "game/games.h"

// A line is answered within 2 s (tests/worst/host_line.c).
enum {
    CONSOLE_LINE_MAX = 1023,      // characters; the longest legal line, of a graph, has 540
    CONSOLE_STEPS_MAX = 40000000, // search steps
    CONSOLE_TRIES_MAX = 100000,   // moves that `all` tries
    CONSOLE_LIST_MAX = 50000      // moves that `all` lists
};

typedef uint16_t column_t; // of a line, from 0 on

enum line_mode {
    READ,    // parses the line
    NUMBERS, // parses a line of a board: numbers alone, a space before each, the length before each list
    WRITE,   // prints an answer
    DESCRIBE // prints the range in place of each number, and returns the largest number
};

// A game with its parameters and a position. Edges are kept in the order of the line, so that an answer
// repeats it.
struct state {
    struct position position;
    const struct game *game;
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
    const char *letters;
    stones_t max; // a number, or the code of a character
    part_t min;
};

// The limits of a board, which may be below those of this program
enum { PARAMETERS = 12 }; // rows of params.c
struct limits {
    stones_t stones, take;               // of a heap; the largest number in S
    stones_t params[PARAMETERS];         // by their order in params.c, as max of struct param
    stones_t most[SHAPES], part[SHAPES]; // parts by shape, and what each may hold
};
// The lower one of a limit of this program and of the same one of the board
#define LIMIT(own, of_board)                                                                                 \
    (console_line.limits && console_line.limits->of_board < (own) ? console_line.limits->of_board : (own))

// The work on a line, and what it has found
struct work {
    uint8_t verdict; // enum verdict
    stones_t count;  // winning moves, or those that keep the draw
    stones_t legal;  // legal moves, for `why`
    bool is_counted; // for `why`: both
    stones_t tries;  // moves tried, whether listed or not
    uint32_t steps;  // search steps, tries included
    bool is_written; // the steps are those of before (work_write)
};

struct console_line {
    void (*put)(char c);
    uint8_t mode;    // enum line_mode
    uint8_t fault;   // enum fault: the first fault
    column_t at;     // next character to read
    column_t start;  // where the last number, the move or the fault begins
    column_t length; // characters of the line, one above the limit if there are too many
    char characters[CONSOLE_LINE_MAX];
    const struct limits *limits; // null: only those of this program
    struct expected expected;
    struct work work;
    struct task task;
};
extern struct console_line console_line;
