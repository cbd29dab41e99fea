// SPDX-License-Identifier: MIT
// The answers to the commands, in pieces.
#pragma once

#include "console/line.h"

// Writes a piece of the answer to a command (enum command), without the end of the line. Returns whether a
// further line follows. Piece n of `games` is the line of game n, and of `help` the form of command n; then
// comes an empty line. Piece 0 of a list of moves is the line up to the first move, each further piece is one
// move. All other answers have one piece.
bool answer_write(uint8_t command, uint8_t piece);
