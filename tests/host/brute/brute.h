// SPDX-License-Identifier: MIT
// A game against brute force: all positions of a size are solved by the rules alone, which the test writes
// again, and the results are compared with the game's answers: verdict, reply, lists of legal and of winning
// moves, which moves are legal, and what a move does.
#pragma once

#include "game/games.h"

enum { DIGITS = 12 };

// A position as the player to move sees it: piles, coins, rows, tokens, men (those of the player to move
// first), or the heap and its cap. `now` has the parameters.
struct state {
    unsigned digit[DIGITS], count;
};

struct option {
    struct move move; // the move in the form of game.h
    struct state after;
};

enum kind {
    ADDS_UP = 1,       // a move may raise a digit: only sums below the size are tried
    ANY_ORDER = 2,     // a move names its parts in any order
    SORTED = 4,        // only positions whose digits do not grow are tried: order makes no difference
    VERDICTS_ONLY = 8, // only verdicts are compared: listing all moves would take too long
    SOME_LEGAL = 16    // moves that are almost legal are tried only in every 7th position
};

struct rules {
    const char *names[3];
    void (*moves)(void);        // calls add_option for every move from `state`
    unsigned least, most, step; // the numbers of digits to try
    unsigned size[DIGITS + 1];  // digits are below size[count]
    unsigned kind;
    // Calls brute_sweep for each choice of parameters in `now`, and perhaps a smaller `size`; null: none.
    void (*each_param)(void);
};

extern const FLASH struct game *game;
extern struct position now;
extern struct state state;
extern unsigned size; // digits of the sweep are below it

// Adds a move that changes nothing yet, and changes a digit in it.
struct option *add_option(void);
void change(struct option *option, unsigned part, unsigned becomes);

// Checks all positions with the current number of digits and parameters.
void brute_sweep(void);

// Checks one game in all sizes; prints one line of TAP.
void brute_check(const struct rules *rules, const char *name);

// For checks without a sweep: select a game and an empty `now`; return the game's verdict of `now`; report a
// failure; print one line of TAP for all checks since the last one.
void brute_game(const char *name);
enum verdict brute_ask(void);
void brute_fail(const char *what);
void brute_end_test(const char *what);

// Prints the plan; returns the exit status of the test.
int brute_done(void);
