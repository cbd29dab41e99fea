// SPDX-License-Identifier: MIT
// Looks for the line that a console works on longest, within the limits of the board it is compiled for, by
// hill climbing: from random lines of a game, or from one that is known, changed a little as long as that
// makes more work of it. Work is counted, not timed: the same in every run.
#pragma once

#include "console/console.h"
#include "game/game.h"

enum { CLIMB_LINE_BYTES = 1200 };

struct climb {
    column_t room;       // bytes of an answer that a step may write
    uint64_t step_work;  // that a step is worth beside what it computes
    uint64_t most_work;  // more is given up, as if it took for ever
    const char *command; // before each line, with its space: "all " or ""

    // What has been found:
    char line[CLIMB_LINE_BYTES]; // the worst one, without its end
    uint64_t work;               // of it
    unsigned lines;              // that were tried
    unsigned refused;            // of them
};

// Answers the line and counts the work on it: branches of the program that are run, and step_work for each
// step that is no search.
uint64_t climb_work(const struct climb *climb, const char *line);

// Whether the last line was refused.
bool climb_was_refused(void);

// Goes on looking among lines of the game, until so much work has been done. `from` is one of its lines, or
// null.
void climb_on(struct climb *climb, const FLASH struct game *game, const char *from, uint64_t work);
