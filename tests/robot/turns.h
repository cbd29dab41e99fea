// SPDX-License-Identifier: MIT
// The robot in a match: chooses moves with keys, reads the position after each move of the machine, and
// compares it with the rules.
#pragma once

#include "robot/glass.h"

enum outcome { HUMAN_TO_MOVE, HUMAN_WON, MACHINE_WON, NOBODY_WON, BROKEN };

// Checks the goal and the start position of a new match.
bool robot_sees_start(struct robot *robot, const struct match *match);

// Presses a key to skip the display of the machine's move. Reads the position after this move.
enum outcome robot_let_machine_move(struct robot *robot);

// Selects and plays a move. Waits for the machine's reply.
enum outcome robot_move(struct robot *robot, const struct move *move);

// Starts the next match. Waits for the machine's move if the machine begins.
enum outcome robot_again(struct robot *robot);

// Chooses the human's next move. Returns false on failure.
typedef bool robot_plan(struct robot *robot, struct move *move);

// Plays a match to the end. `plan` chooses the human's moves.
enum outcome robot_finish(struct robot *robot, enum outcome outcome, robot_plan *plan);

// Chooses a random legal move. Returns false if no move is legal.
bool robot_any_move(struct robot *robot, struct move *move);

// Chooses a move that wins or keeps a draw, or returns false.
bool robot_best_move(struct robot *robot, struct move *move);

// Selects a legal move with keys, but does not play it.
bool robot_prepare(struct robot *robot, const struct move *move);
