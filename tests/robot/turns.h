// SPDX-License-Identifier: MIT
// The robot in a match: chooses moves by keys, follows the machine's on the glass, and checks each step
// against the rules.
#pragma once

#include "robot/moves.h" // what is played

enum outcome { HUMAN_TO_MOVE, HUMAN_WON, MACHINE_WON, NOBODY_WON, BROKEN };

// The match has begun just now: the goal of the game and the start position are on the glass. If the start is
// random it is read.
bool robot_sees_start(struct robot *robot, const struct match *match);

// Lets the machine move, if it is its turn.
enum outcome robot_let_machine_move(struct robot *robot);

// Makes a legal move by keys and lets the machine answer. What is shown on the way is checked.
enum outcome robot_move(struct robot *robot, const struct move *move);

// Plays the move that is prepared by OK, which leads to this position, and lets the machine answer.
enum outcome robot_play(struct robot *robot, const struct position *to);

// The result on the glass, of a match whose last position was this one.
enum outcome robot_result(struct robot *robot, const struct position *position, bool human_moved);

// True where a legal move ends the game as row 1 says; *to is the last position then.
bool robot_sees_end(struct robot *robot, bool human_moved, struct position *to);

// True where the result is told; a key leads there from the last position.
bool robot_sees_result(struct robot *robot);

// From the result to where the next match begins.
void robot_leave_result(struct robot *robot);

// From the result to the next match.
enum outcome robot_again(struct robot *robot);

// Plays on to the end, the human by moves of which the function gives the next one.
typedef bool robot_plan(struct robot *robot, struct move *move);
enum outcome robot_finish(struct robot *robot, enum outcome outcome, robot_plan *plan);
