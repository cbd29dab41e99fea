// SPDX-License-Identifier: MIT
// What the robot makes of a board with 32x8 dots and lamps in the keys: pictures, texts that move by, and
// whose turn it is, which the lamps tell.
#pragma once

#include "robot/robot.h" // the match

bool has_dots(const struct robot *robot);

// True where OK does nothing, as it is the human's turn and nothing is chosen.
bool dots_tell_turn(struct robot *robot);

// True where nothing but OK and LEFT does anything, as the game is over, and it is about to be read who has
// won.
bool dots_tell_result(struct robot *robot);

// The move as chosen until now, with this part selected.
bool dots_show_choice(const struct robot *robot, const struct move *move, uint8_t part);

// After a key: waits until a picture that is wider than the dots has moved to the part that is selected, and
// shows the move again.
void dots_wait_for_part(struct robot *robot);

// Waits until the position is there; with nothing that blinks, where it is to rest.
bool dots_show_position(struct robot *robot, const struct position *position, bool rests, unsigned ms);

// Finds the legal move that the dots show, once it does not blink; false if there is none within so long.
bool dots_find_move(struct robot *robot, struct position *to, unsigned ms);

// Waits until the text has been read.
bool dots_read(struct robot *robot, const char *text, unsigned ms);

// A setting of the menu: is it this one; waits until its value has been read, and compares.
bool dots_show_label(struct robot *robot, const char *label);
bool dots_show_value(struct robot *robot, const char *label, const char *value);
