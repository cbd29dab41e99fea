// SPDX-License-Identifier: MIT
// Compares a game with brute force. Each test writes the rules again and solves all positions of a size. The
// verdict, reply, and lists of moves must agree.
#pragma once

#include "game/games.h"

enum { DIGITS = 12 };

// A position as the player to move sees it: own men first, a heap's cap after the heap.
struct state {
    unsigned digit[DIGITS], count;
};

struct option {
    struct move move; // the move as game.h defines it
    struct state after;
};

enum kind {
    ADDS_UP = 1,       // a move may raise a digit; only sums below `size` are tried
    ANY_ORDER = 2,     // a move may list its parts in any order
    SORTED = 4,        // only positions with descending digits are tried
    VERDICTS_ONLY = 8, // only verdicts are compared; listing all moves needs too long
    SOME_LEGAL = 16    // almost legal moves are tried in every 7th position only
};

struct rules {
    const char *names[3];
    void (*moves)(void);        // calls add_option for every move from `state`
    unsigned least, most, step; // numbers of digits to try
    unsigned size[DIGITS + 1];  // digits are below size[count]
    unsigned kind;
    // Calls brute_sweep for each choice of parameters. Null: none.
    void (*each_param)(void);
};

extern const FLASH struct game *game;
extern struct position now;
extern struct state state;
extern unsigned size; // digits of the sweep are below this

// add_option adds a move without changes. change() changes one digit in it.
struct option *add_option(void);
void change(struct option *option, unsigned part, unsigned becomes);

// Checks all positions with the current number of digits and the current parameters.
void brute_sweep(void);

// Checks one game in all sizes. Prints one TAP line.
void brute_check(const struct rules *rules, const char *name);

// These functions check single positions. brute_end_test prints a TAP line.
void brute_game(const char *name);
enum verdict brute_ask(void);
void brute_fail(const char *what);
void brute_end_test(const char *what);

// Prints the plan. Returns the exit status of the test.
int brute_done(void);
