// SPDX-License-Identifier: MIT
// Reads a board with 32x8 dots and lamps in the keys. Long texts scroll. The lamps show whose turn it is.
#pragma once

#include "robot/robot.h" // the match

bool has_dots(const struct robot *robot);

// Waits until a wide picture has scrolled to the selected part.
void dots_wait_for_part(struct robot *robot);

// Waits until the LED matrix shows a position. With `rests`, nothing may blink.
bool dots_show_position(struct robot *robot, const struct position *position, bool rests, unsigned ms);

// Returns true if the LED matrix shows the start of a label.
bool dots_show_label(struct robot *robot, const char *label);
