// SPDX-License-Identifier: MIT
// Reads the texts of a board with an LCD, in the menu and during a match.
#pragma once

#include "robot/sight.h"

// Waits up to `ms` ms until this row shows the text (see sight_reads()).
bool robot_expect(struct robot *robot, unsigned row, const char *text, unsigned ms);

// Waits up to `ms` ms for the first screen.
bool lcd_shows_splash(struct robot *robot, unsigned ms);

// Waits until the display shows this position and, unless null, this text.
bool robot_expect_position(struct robot *robot, const char *text, const struct position *position, bool all);

// Returns true if a row of the menu shows this setting or value.
bool lcd_setting_reads(const struct robot *robot, unsigned row, const char *text);

// Returns true while the display says that the machine is to move.
bool robot_sees_machines_turn(const struct robot *robot);

// Closes the rules if they are open.
void lcd_leave_rules(struct robot *robot);
