// SPDX-License-Identifier: MIT
// Puts a position on the display of an Uno or an exhibit. Writes it into the memory of the simulated chip.
#pragma once

#include "robot/turns.h"

// From any screen: begins a match in this position, which must not be over. The human is to move against
// level 4. Waits for the picture.
bool robot_place(struct robot *robot, uint8_t row, const struct position *position);

// The same without looking at the display, where the position may not fit.
bool robot_put(struct robot *robot, uint8_t row, const struct position *position);
