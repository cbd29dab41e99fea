// SPDX-License-Identifier: MIT
// The listener: reads the lines of a board (firmware/line/README.md), keeps the moves of its match, and
// writes them in words.
#pragma once

#include "notation/line.h"
#include "match/match.h" // enum result

// What a received line means
enum heard {
    HEARD_NOTHING,       // damaged, or not a line of a board
    HEARD_OTHER_VERSION, // the board's version differs from that of this program
    HEARD_NO_MATCH,      // the display shows no match
    HEARD_MATCH
};

// Name and version of the board that sent the latest valid line, such as `uno 0.1`
extern char heard_name[32];

// Starts following a board. Questions without a position are now about the board's match.
void follow_start(bool in_words,           // true: writes each change of the match in words
                  void (*record)(char c)); // writes a character of the log; null: no log
bool follow_is_on(void);

// Processes a line from the board. The text has no LF.
enum heard follow_line(const char *line);

// Copies the game and position of the match to *state. Without a match, sets state->game to null.
void follow_load(struct state *state);

// Returns the player to move as the first word of a sentence. Without a match, returns "You".
const char *follow_player(void);

// Returns the result of the match. If the machine is to move or has won, sets *user to the other side,
// otherwise to NOT_OVER.
enum result follow_result(enum result *user);

// Writes the game so far, one move per line, then an empty line.
void follow_write_game(void);
