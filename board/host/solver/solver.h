// SPDX-License-Identifier: MIT
// The commands of the solver, for mathematicians. Each answers the line as those of notation/answers.h do,
// and those with a reader have read it before.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Reads the question if it is about a game that the table of games does not have; false, with nothing read,
// if not.
bool solver_read(void);

// True if the line asks about such a game.
bool solver_is_asked(void);

// The answers to such a question, to `all` and to `why`.
void solver_question(void);
void solver_all(void);
void solver_why(void);

// Reads the name of a game behind `help` that the table of games does not have; false if there is none. Then
// writes all about it, in whole lines; false if none was read.
bool solver_read_subject(void);
bool solver_help(void);

// Returns the name of such a game that this word of so many letters almost is (notation/near.h), or null.
const char *solver_near(const char *word, size_t length);

// `moves` and `value`, of every game.
void solver_moves(void);
void solver_value(void);

// `mex 0 1 3`
void mex_read(void);
void mex_answer(void);

// `table <game> <params> : <from>..<to>`
void table_read(void);
void table_answer(void);

// `lost <game> <params> : <max> [<max> ...] [--csv] [--plot FILE.svg]`
void lost_read(void);
void lost_answer(void);

// `sum <question> + <question> ...`
void sum_read(void);
void sum_answer(void);

// Forgets the line before.
void solver_forget(void);
