// SPDX-License-Identifier: MIT
// Puts a position on the display of an Uno or an exhibit, by way of the memory of the simulated chip.
#pragma once

#include "robot/turns.h" // plays on

// From any screen: begins a match of this game, with no move played, in this position, which must not be
// over. The human is to move, against a machine of level 4. Waits until the display shows the position. False
// with a fault.
bool robot_place(struct robot *robot, uint8_t row, const struct position *position);

// The same, but does not look at the display, which may have no room for the position.
bool robot_put(struct robot *robot, uint8_t row, const struct position *position);
