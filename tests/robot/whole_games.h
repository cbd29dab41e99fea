// SPDX-License-Identifier: MIT
// Plays every game of the menu at the pins. Against random moves, the machine must win every start that it
// can win. A human who plays perfectly must win a won start.
#pragma once

#include "robot/robot.h"

// Sets *start to the match's start position. Returns false if there is none.
bool start_of(const struct match *match, struct position *start);

// Chooses who begins, so that the machine wins or loses. Returns false for a drawn start.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// Plays `count` matches per game. Without `name`, plays one in `parts` games.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
