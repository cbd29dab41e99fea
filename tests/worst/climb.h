// SPDX-License-Identifier: MIT
// Searches for the line that needs the most work within the board's limits. Hill climbing starts with random
// or known lines of a game, and keeps each small change that needs more work. Work is counted, not timed, so
// every run has the same result.
#pragma once

#include "game/game.h"

#include <stddef.h>

enum { CLIMB_LINE_BYTES = 1200 };

struct climb {
    // Answers the line. Sets was_refused. Returns the work: mainly the number of executed branches.
    uint64_t (*answer)(struct climb *climb, const char *line);
    uint64_t most_work;  // answers stop after this much work
    const char *command; // command before each line, with a space: "all " or ""
    bool errs;           // true if lines begin with a level that errs, and with a seed
    bool needs_move;     // true if a line without a legal move counts as 0 work, like a refused line
    bool was_refused;    // true if the last line was refused

    char line[CLIMB_LINE_BYTES]; // the line that needed the most work, without its newline
    uint64_t work;               // the work that this line needed
    unsigned lines;              // number of lines tried
    unsigned refused;            // number of lines refused
};

// Returns the number of branches executed so far.
uint64_t climb_branches(void);

// A machine's level and random seed, as written before a line: `level 2 seed 36334: `
struct chance {
    unsigned level, seed; // level 0: no level and seed are written
};

// Reads the level and seed at the start of a line. Returns the rest of the line.
const char *climb_chance(const char *line, struct chance *chance);

// Searches until `work` is done. Begins with the line `from`, or with a random line if `from` is null.
void climb_on(struct climb *climb, const FLASH struct game *game, const char *from, uint64_t work);
