// SPDX-License-Identifier: MIT
// Plays every game of the menu at the pins. Against random moves, the machine must win every start that it
// can win. A human who plays perfectly must win a won start.
#pragma once

#include "robot/robot.h"

// Finds the start position of the match. False if there is none.
bool start_of(const struct match *match, struct position *start);

// Chooses who begins: with best play the machine wins, or the human if machine_wins is false. False for a
// draw.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// Plays `count` matches of the game with this name. If `name` is NULL, plays them of each game that is drawn.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
