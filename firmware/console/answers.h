// SPDX-License-Identifier: MIT
#pragma once

#include "console/line.h"

// Writes a piece of the answer to the command, without the end of the line. Piece n of `games` is the line of
// game n, and behind the last one nothing; of a list piece 0 is the line up to its first move, and each
// further piece one move. All other answers are one piece.
void answer_write(uint8_t command, uint8_t piece);
