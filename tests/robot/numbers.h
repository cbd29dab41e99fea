// SPDX-License-Identifier: MIT
// What the line of a board tells, understood by the rules of the games.
#pragma once

#include <stdbool.h>

// True if `m` tells a match: a position that the rules allow, whose turn it is, and a move. Lines may have
// more behind their end.
bool numbers_tell(const char *m);

// True if it tells of a move.
bool numbers_move(const char *m);

// True if the move of `m`, which tells of one, is legal in the position that `before` tells, and leads from
// it to that of `m`.
bool numbers_lead(const char *before, const char *m);

// The same, after another move that was not told.
bool numbers_lead_by_two(const char *before, const char *m);
