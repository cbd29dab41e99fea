// SPDX-License-Identifier: MIT
// Plays every game of the menu at the pins. Against random moves, the machine must win every start that it
// can win. A human who plays perfectly must win a won start.
#pragma once

#include "robot/robot.h"

// Finds the start position of the match. False if there is none.
bool start_of(const struct match *match, struct position *start);

// Chooses who begins, so that with best play the machine wins or loses as machine_wins says. False for a
// draw.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// Plays `count` matches of this game or, if `name` is NULL, of about one of every `parts` games.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
