// SPDX-License-Identifier: MIT
// The robot in a match: chooses moves with keys, reads the machine's moves, and checks each step against the
// rules.
#pragma once

#include "robot/moves.h"

enum outcome { HUMAN_TO_MOVE, HUMAN_WON, MACHINE_WON, NOBODY_WON, BROKEN };

// Checks the goal and the start position of a new match. Reads a random start.
bool robot_sees_start(struct robot *robot, const struct match *match);

// Reads the machine's move, or skips it with a key.
enum outcome robot_let_machine_move(struct robot *robot);

// Chooses a move with keys, plays it, and lets the machine reply.
enum outcome robot_move(struct robot *robot, const struct move *move);

// Plays the chosen move, which leads to `to`, and lets the machine reply.
enum outcome robot_play(struct robot *robot, const struct position *to);

// Checks the result on the display after a match that ended in this position.
enum outcome robot_result(struct robot *robot, const struct position *position, bool human_moved);

// Skips the last position. Returns true if the display then shows the result.
bool robot_sees_result(struct robot *robot);

// Starts the next match. If the machine begins, lets it move.
enum outcome robot_again(struct robot *robot);

// Chooses the human's next move.
typedef bool robot_plan(struct robot *robot, struct move *move);

// Plays the match to its end. `plan` chooses the human's moves.
enum outcome robot_finish(struct robot *robot, enum outcome outcome, robot_plan *plan);
