// SPDX-License-Identifier: MIT
// Plays every game of the menu at the pins. Against random moves, the machine must win every start that it
// can win. A human who plays perfectly must win a won start.
#pragma once

#include "robot/robot.h"

// Finds the match's start position. Returns false if there is none.
bool start_of(const struct match *match, struct position *start);

// Chooses who begins. With best play, the machine then wins or loses as `machine_wins` says. Returns false
// for a draw.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// Plays `count` matches of the game `name`. If `name` is NULL, plays `count` matches of one game in `parts`.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
