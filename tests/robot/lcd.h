// SPDX-License-Identifier: MIT
// What the robot makes of a board with an LCD: its texts in the menu and in a match, beside the position.
#pragma once

#include "robot/sight.h" // what is seen

// Waits until row 1 or 2 reads as the text (sight_reads), for at most so long.
bool robot_expect(struct robot *robot, unsigned row, const char *text, unsigned ms);

// Waits a moment until the position is on the glass, with the text in row 2 unless it is NULL.
bool robot_expect_position(struct robot *robot, const char *text, const struct position *position, bool all);

// True where the part is selected, as far as the board on the glass tells it. Tokens may stand on the same
// vertex: one that is selected is about to move.
bool robot_sees_part(const struct robot *robot, const struct sight *sight, uint8_t part);

// True where row 1 or 2 of the menu is this setting or value.
bool lcd_setting_reads(const struct robot *robot, unsigned row, const char *text);

// True where it is the machine's turn, and nothing of its move is shown yet; or it looks for a hint.
bool robot_sees_machines_turn(const struct robot *robot);

// Leads back to the board if OK without a move has shown the rules.
void lcd_leave_rules(struct robot *robot);
