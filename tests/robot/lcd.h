// SPDX-License-Identifier: MIT
// Reads the texts of a board with an LCD, in the menu and during a match.
#pragma once

#include "robot/sight.h"

// Waits up to `ms` milliseconds until row 1 or 2 shows the text (see sight_reads).
bool robot_expect(struct robot *robot, unsigned row, const char *text, unsigned ms);

// Waits until the display shows the position, and the text in row 2. `text` may be NULL.
bool robot_expect_position(struct robot *robot, const char *text, const struct position *position, bool all);

// True if `sight` shows this part as selected, or if pictures of this game show no selection.
bool robot_sees_part(const struct robot *robot, const struct sight *sight, uint8_t part);

// True if the row shows this setting or value.
bool lcd_setting_reads(const struct robot *robot, unsigned row, const char *text);

// True while the machine searches for a move or a hint.
bool robot_sees_machines_turn(const struct robot *robot);

// Closes the rules if they are open.
void lcd_leave_rules(struct robot *robot);
