// SPDX-License-Identifier: MIT
// Searches for the line that a console works on longest, within the limits of the board it is compiled for.
// Hill climbing: starts with random lines of a game, or with a known one, and keeps each small change that
// means more work. Work is counted, not timed, so that it is the same in every run.
#pragma once

#include "notation/console.h"
#include "game/game.h"

enum { CLIMB_LINE_BYTES = 1200 };

struct climb {
    column_t room;       // bytes of the answer that a step may write
    uint64_t step_work;  // work counted for a step in addition to its branches
    uint64_t most_work;  // a line with more work is given up
    const char *command; // command before each line, with a space: "all " or ""
    bool needs_move;     // lines that are refused and positions without a legal move count as no work

    // Results.
    char line[CLIMB_LINE_BYTES]; // the worst line, without its newline
    uint64_t work;               // the work on that line
    unsigned lines;              // number of lines tried
    unsigned refused;            // number of lines refused
};

// Lets the console answer the line. Returns the work: the number of branches executed, plus step_work for
// each step that is not a step of a search.
uint64_t climb_work(const struct climb *climb, const char *line);

// True if the console refused the last line.
bool climb_was_refused(void);

// Continues the search among lines of the game until `work` has been done. from: a line of the game to start
// with, or null for a random one.
void climb_on(struct climb *climb, const FLASH struct game *game, const char *from, uint64_t work);
