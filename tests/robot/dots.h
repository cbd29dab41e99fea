// SPDX-License-Identifier: MIT
// Reads a board with 32x8 dots and lamps in the keys. Long texts scroll. The lamps show whose turn it is.
#pragma once

#include "robot/robot.h" // the match

bool has_dots(const struct robot *robot);

// Waits until a wide picture has scrolled to the selected part.
void dots_wait_for_part(struct robot *robot);

// Waits until the dots show the position. If `rests`, waits until they show it without blinking.
bool dots_show_position(struct robot *robot, const struct position *position, bool rests, unsigned ms);

// True if the dots show the first characters of the label.
bool dots_show_label(struct robot *robot, const char *label);
