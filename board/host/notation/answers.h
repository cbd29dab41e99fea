// SPDX-License-Identifier: MIT
// The answers of the commands (commands.c). Each function answers the task in console_line.task. It writes a
// whole answer, or nothing if it notes a fault.
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

// Writes a line with a game and the limits of its numbers.
void write_game(const struct game *game);

// Writes ` : <verdict> :` and the task's move, or `-` if no move is good.
void write_verdict(enum verdict verdict);

// Writes ` : game over, ` and the winner, if the match is over.
void write_result(enum result result, enum result user);
