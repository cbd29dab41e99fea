// SPDX-License-Identifier: MIT
// The commands of the solver. Each function that answers writes a whole answer, or nothing if it notes a
// fault.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// A special game is a game outside the table of games.

// Reads a question about a special game. Otherwise, reads nothing and returns false.
bool solver_read(void);

// Returns true if the line has a question about a special game.
bool solver_is_asked(void);

// These functions answer a question, `all` and `why` about a special game.
void solver_question(void);
void solver_all(void);
void solver_why(void);

// Reads the name of a special game after `help`.
bool solver_read_subject(void);

// Writes the help about this game. Returns false if solver_read_subject() has read none.
bool solver_help(void);

// Returns the special game that this word resembles (notation/near.h), or null.
const char *solver_near(const char *word, size_t length);

// These functions answer `moves` and `value` for all games.
void solver_moves(void);
void solver_value(void);

// The command `mex 0 1 3`
void mex_read(void);
void mex_answer(void);

// The command `table <game> <params> : <from>..<to>`
void table_read(void);
void table_answer(void);

// The command `lost <game> <params> : <max> [<max> ...] [--csv] [--plot FILE.svg]`
void lost_read(void);
void lost_answer(void);

// The command `sum <question> + <question> ...`
void sum_read(void);
void sum_answer(void);

// Frees the components of the previous line.
void solver_forget(void);
