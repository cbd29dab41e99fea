// SPDX-License-Identifier: MIT
// Every game of the menu at the pins: the machine wins all it can win against a human who plays anything, and
// the human wins by perfect play what the theory gives to him.
#pragma once

#include "robot/robot.h" // who plays

// So many games of each, from the start positions in turn, or of the one with this name alone (NULL: all).
void whole_games(struct robot *robot, unsigned count, const char *name);
