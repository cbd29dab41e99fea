// SPDX-License-Identifier: MIT
// Reads texts and the position from the dots of an LCD.
#pragma once

#include "parts/lcd_position.h"
#include "robot/robot.h"

// Reads the position on the display. A long message covers all but five piles shown as numbers.
bool sight_board(const struct robot *robot, struct sight *sight);

// Returns true if this position is on display. Unless `all`, ignores covered piles.
bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all);

// Returns true if two positions look the same on the display.
bool sight_is_same(const struct game *game, const struct position *one, const struct position *other);

// Copies the visible parts into a position. Not for strips and men, which show less.
void sight_take(const struct sight *sight, const struct game *game, struct position *position);

// Returns true if row 1 or 2 shows the text. Row 2 shows the short form of "long|short" if piles fill the
// left.
bool sight_reads(const struct robot *robot, unsigned row, const char *text);
