// SPDX-License-Identifier: MIT
// What the robot makes of the dots of the LCD: texts, and the position of the game under way.
#pragma once

#include "parts/lcd_position.h" // what is seen
#include "robot/robot.h"        // the match

// Reads the position on the display; false if there is none. Where more than five piles are shown as numbers,
// only five are seen while a long message covers the others.
bool sight_board(const struct robot *robot, struct sight *sight);

// Returns true if the sight is this position, except for piles that a message covers unless all are asked
// for.
bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all);

// Returns true if two positions of a game look the same.
bool sight_is_same(const struct game *game, const struct position *one, const struct position *other);

// Sets the parts of a position from what is seen of it; the rest of it, and what is covered, stays as it is.
// Not of strips and men, of which less is seen.
void sight_take(const struct sight *sight, const struct game *game, struct position *position);

// Returns true if row 1 or 2 reads as the text. For row 2 it may be "long|short": the short one stands in the
// right part where piles fill the left; beside a bar both rows are one text.
bool sight_reads(const struct robot *robot, unsigned row, const char *text);
