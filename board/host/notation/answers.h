// SPDX-License-Identifier: MIT
// The answers of the commands (commands.c). Each is called with the task of the line in console_line.task. It
// writes a whole answer, or notes a fault before it writes anything.
#pragma once

#include "notation/line.h"

#include "match/match.h" // enum result

// Questions
void answer_question(void);
void answer_all(void);
void answer_why(void);

// The match of the program (session.h)
void answer_new(void);
void answer_play(void);
void answer_reply(void);
void answer_show(void);
void answer_undo(void);

// Information
void answer_games(void);
void answer_version(void);

// Writes the name of a game, its parameters and its position with their limits, and the end of the line.
void write_game(const struct game *game);

// Writes ` : <verdict> :` and the move of the task, or `-` if it is not `found`, without the end of the line.
void write_verdict(enum verdict verdict);

// Writes ` : game over, ` and who has won, unless the match is not over. The user's side is as of
// session_user.
void write_result(enum result result, enum result user);
