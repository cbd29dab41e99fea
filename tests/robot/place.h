// SPDX-License-Identifier: MIT
// Puts a position on the display of an Uno or an exhibit. Writes it into the memory of the simulated chip.
#pragma once

#include "robot/turns.h"

// Starts a match at this position. Waits until the display shows the position.
bool robot_place(struct robot *robot, uint8_t row, const struct position *position);

// Starts a match at this position. Does not wait for the display.
bool robot_put(struct robot *robot, uint8_t row, const struct position *position);
