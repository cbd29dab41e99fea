// SPDX-License-Identifier: MIT
// The current line of the notation: characters, task, and fault. A line with a fault gets an error instead of
// an answer. On a fault, functions return false or null.
#pragma once

#include "notation/words.h" // enum fault
#include "game/games.h"

// With these limits, each line is answered within 2 s (tests/worst/host_line.c).
enum {
    CONSOLE_LINE_MAX = 1023,      // characters of a line; the longest legal line, a graph, has 540
    CONSOLE_STEPS_MAX = 40000000, // search steps for one answer
    CONSOLE_TRIES_MAX = 100000,   // moves that `all` tries
    CONSOLE_LIST_MAX = 50000      // moves that `all` lists
};

typedef uint16_t column_t; // column of a line, from 0

enum line_mode {
    READ,    // reads a line of the notation
    NUMBERS, // reads a line of a board, where each list begins with its length
    WRITE,   // writes an answer
    DESCRIBE // writes the range of each number instead of the number
};

// A game with its parameters and a position
struct state {
    struct position position;
    const struct game *game;
    uint8_t params, shape; // copies of game->params and game->shape
    uint8_t edge_count;
    uint8_t edge[EDGES_MAX]; // edges in the order of the line, each 16 * first vertex + second vertex
};

struct task {
    struct move move; // the move to play, or the move found last
    struct state state;
};

// The letters and numbers that the text of a fault mentions
struct expected {
    const char *letters;
    stones_t max; // largest number, or the code of a character
    part_t min;
};

// Limits of a board, which may be lower than those of this program
enum { PARAMETERS = 12 }; // rows of the table of parameters (params.c)
struct limits {
    stones_t stones, take;               // largest heap; largest number in S
    stones_t params[PARAMETERS];         // largest value of each parameter, in the order of params.c
    stones_t most[SHAPES], part[SHAPES]; // for each shape: largest number of parts, largest value of a part
};
// The lower of two limits: that of this program and that of the board.
#define LIMIT(own, of_board)                                                                                 \
    (console_line.limits && console_line.limits->of_board < (own) ? console_line.limits->of_board : (own))

// Results and costs of the search for an answer
struct work {
    uint8_t verdict; // enum verdict
    stones_t count;  // number of moves that win or keep a draw
    stones_t legal;  // number of legal moves, for `why`
    bool is_counted; // `count` and `legal` are set, for `why`
    stones_t tries;  // number of moves tried so far
    uint32_t steps;  // number of search steps; each tried move adds TRY_STEPS (work.c)
    bool is_written; // the answer has begun, so steps are no longer counted (work_write)
};

struct console_line {
    void (*put)(char c);
    uint8_t mode;    // enum line_mode
    uint8_t fault;   // enum fault, the first fault of the line
    column_t at;     // column of the next character to read
    column_t start;  // column of the fault, or column where the latest number or move begins
    column_t length; // number of characters; CONSOLE_LINE_MAX + 1: the line is too long
    char characters[CONSOLE_LINE_MAX];
    const struct limits *limits; // null: only the limits of this program apply
    struct expected expected;
    struct work work;
    struct task task;
};
extern struct console_line console_line;
