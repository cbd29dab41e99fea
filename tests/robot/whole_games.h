// SPDX-License-Identifier: MIT
// Plays every game of the menu at the pins. Against random moves, the machine must win every start that it
// can win. A human who plays perfectly must win a won start.
#pragma once

#include "robot/robot.h"

// Finds the match's start position. Returns false if there is none.
bool start_of(const struct match *match, struct position *start);

// Chooses who begins: the machine must win with best play if `machine_wins`, otherwise lose. Returns false if
// the position is a draw.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// Plays `count` matches of this game. If `name` is NULL, plays matches of one in every `parts` games.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
