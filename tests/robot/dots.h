// SPDX-License-Identifier: MIT
// What the robot makes of a board with 32x8 dots and lamps in the keys: pictures, texts that move by, and
// whose turn it is, which the lamps tell.
#pragma once

#include "robot/robot.h" // the match

bool has_dots(const struct robot *robot);

// After a key: waits until a picture that is wider than the dots has moved to the part that is selected, and
// shows the move again.
void dots_wait_for_part(struct robot *robot);

// Waits until the position is there; with nothing that blinks, where it is to rest.
bool dots_show_position(struct robot *robot, const struct position *position, bool rests, unsigned ms);

// Finds the legal move that the dots show, once it does not blink; false if there is none within so long.
bool dots_find_move(struct robot *robot, struct position *to, unsigned ms);

// True where the dots show the beginning of this label.
bool dots_show_label(struct robot *robot, const char *label);
