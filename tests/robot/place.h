// SPDX-License-Identifier: MIT
// Puts a position on the display of an Uno or an exhibit. Writes it into the memory of the simulated chip.
#pragma once

#include "robot/turns.h"

// Begins a match against level 4 in this position. Starts from any screen. Waits until the display shows the
// position.
bool robot_place(struct robot *robot, uint8_t row, const struct position *position);

// Like robot_place, but does not wait for the display, because the position may not fit on it.
bool robot_put(struct robot *robot, uint8_t row, const struct position *position);
