// SPDX-License-Identifier: MIT
// Reads texts and the position from the dots of an LCD.
#pragma once

#include "parts/lcd_position.h"
#include "robot/robot.h"

// Reads the position from the display. A long message may hide some piles.
bool sight_board(const struct robot *robot, struct sight *sight);

// Returns true if `sight` shows the position. Unless `all`, ignores hidden piles.
bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all);

// Returns true if a row shows the text, or either form of "long|short".
bool sight_reads(const struct robot *robot, unsigned row, const char *text);
