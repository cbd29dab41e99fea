// SPDX-License-Identifier: MIT
// Every game of the menu at the pins: the machine wins all it can win against a human who plays anything, and
// the human wins by perfect play what the theory gives to him.
#pragma once

#include "robot/robot.h" // who plays

// The start position of the match, which is one of the game's own: false if there is none.
bool start_of(const struct match *match, struct position *start);

// Sets match->machine_first so that by the theory the machine wins, or the human does. False for a draw.
bool seat(struct match *match, bool machine_wins, const struct position *start);

// So many games of each, from the start positions in turn; of one game in so many parts, which is drawn
// (draw.h), or of the one with this name alone.
void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name);
