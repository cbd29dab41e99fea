// SPDX-License-Identifier: MIT
// A game against brute force: all positions of a size are solved from the rules alone, which the test writes
// down once more, and then compared with what the game says: verdict, reply, every legal and every winning
// move, what is legal, what a move does.
#pragma once

#include "game/games.h"

enum { DIGITS = 12 };

// A position as the player to move sees it: piles, coins, rows, tokens, men (his own first), or the heap and
// its cap. Parameters stand in `now`.
struct state {
    unsigned digit[DIGITS], count;
};

struct option {
    struct move move; // as game.h writes it
    struct state after;
};

enum kind {
    ADDS_UP = 1,       // a move may raise a digit: only sums below the size are tried
    ANY_ORDER = 2,     // a move names its parts in any order
    SORTED = 4,        // only positions whose digits do not grow are tried, as the order makes no difference
    VERDICTS_ONLY = 8, // of positions too large to list all moves of each
    SOME_LEGAL = 16    // moves that are almost legal are tried in every 7th position: there are so many
};

struct rules {
    const char *names[3];
    void (*moves)(void);        // adds an option for every move from `state`
    unsigned least, most, step; // numbers of digits
    unsigned size[DIGITS + 1];  // digits are below size[count]
    unsigned kind;
    void (*each_param)(void); // sets parameters in `now`, perhaps a smaller `size`, and calls brute_sweep for
                              // each; 0: no parameters
};

extern const FLASH struct game *game;
extern struct position now;
extern struct state state;
extern unsigned size; // of the sweep

struct option *add_option(void);
void change(struct option *option, unsigned part, unsigned becomes);

// All positions with the number of digits and the parameters that are set.
void brute_sweep(void);

// All sizes of one game; one line of TAP.
void brute_check(const struct rules *rules, const char *name);

// For what is checked without a sweep. Chooses a game for an empty `now`; the game's verdict of it; what is
// wrong with it; and one line of TAP for all since the last one.
void brute_game(const char *name);
enum verdict brute_ask(void);
void brute_fail(const char *what);
void brute_end_test(const char *what);

// The plan, and the exit status of the test.
int brute_done(void);
