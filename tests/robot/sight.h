// SPDX-License-Identifier: MIT
// Reads texts and the position from the dots of an LCD.
#pragma once

#include "parts/lcd_position.h"
#include "robot/robot.h"

// Reads the position on the display. A long message may cover piles.
bool sight_board(const struct robot *robot, struct sight *sight);

// True if `sight` shows this position. Unless `all` is set, ignores piles that a message covers.
bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all);

// True if two positions look the same on the display.
bool sight_is_same(const struct game *game, const struct position *one, const struct position *other);

// Copies the visible parts into a position. Cannot copy strips and men.
void sight_take(const struct sight *sight, const struct game *game, struct position *position);

// True if a row shows the text. If the text is "long|short", true if the row shows either form.
bool sight_reads(const struct robot *robot, unsigned row, const char *text);
