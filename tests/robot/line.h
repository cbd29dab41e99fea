// SPDX-License-Identifier: MIT
// The robot at the computer: asks over the serial line of a board, and reads the answers.
#pragma once

#include "robot/robot.h" // whose board

// From now on the other functions are about this robot's board.
void line_open(struct robot *robot);

// Forgets what was received; sends this; waits until all that was sent is answered.
void line_listen(void);
void line_say(const char *words);
bool line_let_answer(void);

// What was received since line_listen; how often this character is in it.
const char *line_text(void);
unsigned line_count_of(char c);

// True where this is the answer to that; to a question that is always the same.
bool line_answers(const char *words, const char *expected);
bool line_is_alive(void);

// Notes what is wrong, with what was received. False, so that it can be returned.
bool line_fault(const char *what);
