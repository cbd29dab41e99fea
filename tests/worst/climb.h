// SPDX-License-Identifier: MIT
// Searches for the line that needs the most work within the board's limits. Hill climbing starts with random
// or known lines of a game, and keeps each small change that needs more work. Work is counted, not timed, so
// every run has the same result.
#pragma once

#include "game/game.h"

#include <stddef.h>

enum { CLIMB_LINE_BYTES = 1200 };

struct climb {
    // Answers a line of text. Returns the amount of work: mainly the number of executed branches.
    uint64_t (*answer)(struct climb *climb, const char *line);
    uint64_t most_work;  // the test stops an answer after this much work
    const char *command; // command before each line, with a space: "all " or ""
    bool errs;           // true if lines begin with a seed and a level at which the machine errs
    bool needs_move;     // true if lines whose position has no legal move do not count
    bool was_refused;    // true if the latest line was refused

    char line[CLIMB_LINE_BYTES]; // line of text that needed the most work, without its newline
    uint64_t work;               // amount of work for this line of text
    unsigned lines;              // number of lines tried
    unsigned refused;            // number of lines refused
};

// Returns the number of branches executed so far.
uint64_t climb_branches(void);

// A machine's level and random seed, written as `level 2 seed 36334: `
struct chance {
    unsigned level, seed; // if `level` is 0, lines contain neither number
};

// Reads any level and seed at the start of a line. Returns the text after them.
const char *climb_chance(const char *line, struct chance *chance);

// Searches for lines that need much work. Begins with `from` or, if null, with a random line.
void climb_on(struct climb *climb, const FLASH struct game *game, const char *from, uint64_t work);
