// SPDX-License-Identifier: MIT
// Plays every game of the menu at the pins. Against random moves, the machine must win every start that it
// can win. A human who plays perfectly must win a won start.
#pragma once

#include "robot/robot.h"

// Finds the match's start position. Returns false if there is none.
bool start_of(const struct match *match, struct position *start);

// Chooses who begins: with best play, the machine wins if `machine_wins`, otherwise loses. Returns false for
// a draw.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// Plays `count` matches of a game. If `name` is NULL, draws one of every `parts` games.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
