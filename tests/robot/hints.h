// SPDX-License-Identifier: MIT
// Hints, which come in three stages each time OK is held: how many moves win, where one of them is, the move.
#pragma once

#include "robot/turns.h" // what follows

enum { HINTS_MAX = 9 }; // are counted

// Holds OK until a winning move is marked: adds the times to *hints. False if every move loses.
bool robot_asks(struct robot *robot, unsigned *hints);

// The same, in a position that is known: what each hint tells has to be true. *to becomes the position after
// the move that is marked, as it is seen.
bool robot_takes_hint(struct robot *robot, unsigned *hints, struct position *to);

// Plays on to the end by hints alone; of the position, which is unknown, nothing is looked at.
enum outcome robot_follows_hints(struct robot *robot, unsigned *hints);
