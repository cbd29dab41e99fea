// SPDX-License-Identifier: MIT
// Searches for the line that needs most work, within the limits of the board it is compiled for.
// Hill climbing: starts with random lines of a game, or with a known one, and keeps each small change that
// means more work. Work is counted, not timed, so that it is the same in every run.
#pragma once

#include "game/game.h"

#include <stddef.h>

enum { CLIMB_LINE_BYTES = 1200 };

struct climb {
    // Lets the line be answered. Returns the work: the number of branches executed, and what else it counts.
    // Sets was_refused.
    uint64_t (*answer)(struct climb *climb, const char *line);
    uint64_t most_work;  // a line with more work is given up
    const char *command; // command before each line, with a space: "all " or ""
    bool errs;           // instead each line begins with a level that can err and a seed, which vary, too
    bool needs_move;     // lines that are refused and positions without a legal move count as no work
    bool was_refused;    // the last line

    // Results.
    char line[CLIMB_LINE_BYTES]; // the worst line, without its newline
    uint64_t work;               // the work on that line
    unsigned lines;              // number of lines tried
    unsigned refused;            // number of lines refused
};

// Branches of the firmware executed so far.
uint64_t climb_branches(void);

// Level of a machine and seed of its random numbers: `level 2 seed 36334: ` before a line.
struct chance {
    unsigned level, seed; // level 0: the line has none
};

// Reads the level and the seed that a line begins with. Returns the rest of the line.
const char *climb_chance(const char *line, struct chance *chance);

// Sets the position to that of a line without a command. Returns its game, or null if the line is refused.
const FLASH struct game *climb_read(const char *line, struct position *position);

// Continues the search among lines of the game until `work` has been done. from: a line of the game to start
// with, without a command but with its level and seed, or null for a random one.
void climb_on(struct climb *climb, const FLASH struct game *game, const char *from, uint64_t work);
