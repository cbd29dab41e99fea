// SPDX-License-Identifier: MIT
// The game on the glass, which is the display, as the console sees and starts it: commands `watch` and `set`
// of boards with CONSOLE_GLASS.
#pragma once

#include "console/line.h"
#include "match/match.h"

// Functions of the program around the match on the glass.
struct glass_calls {
    // Returns the match if there is one that has changed since the last call, or with `again` if there is
    // one; else null. Sets *before to the position before the latest move and *move to that move; to the
    // position and no move if no move led to it.
    const struct match *(*fetch)(bool again, struct position *before, struct move *move);
    // Starts a match from the position, which is not over, in place of what is on the glass.
    void (*start)(const FLASH struct game *game, const struct position *position);
};

// Sets these functions. To be called once, first.
void glass_init(const FLASH struct glass_calls *calls);

// Starts a match at the state of the line's task on the glass. A position that is over, or too large to play
// from, is a fault.
void glass_start(void);

// Turns watching on or off. On: the match on the glass is told as it is now, and after each change.
void glass_watch(bool on);

// Loads what is to be told of the match on the glass into the line's task; false if there is nothing. The
// line must be empty.
bool glass_load(void);

// Writes what was loaded: `@ <game> <params> : <position> : <side> : <last move>`, without the end of the
// line.
void glass_write(void);
