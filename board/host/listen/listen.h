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

// Name and version of the board in the latest valid line, such as `uno 0.1`; empty at first
extern char heard_name[32];

// Starts following a board. A question without a position then means the match on the board. If in_words is
// true, writes each change of the match in words. If `record` is not null, passes it a line for each change:
// `<game> <params> : <position> : <turn or result> : <move>`, or `-` when the players leave the match.
// The move is `undo` after an undo, and `-` if it is unknown.
void follow_start(bool in_words, void (*record)(char c));
bool follow_is_on(void);

// Processes a line of the board, given without its LF.
enum heard follow_line(const char *line);

// Copies the game and position of the match to *state. Without a match, sets state->game to null.
void follow_load(struct state *state);

// Returns the player to move as the start of a sentence, such as "Bouton". Returns "You" if the match is over
// or there is no match.
const char *follow_player(void);

// Returns the result of the match. There must be a match. If the machine has won, sets *user to the loser's
// side.
enum result follow_result(enum result *user);

// Writes the game so far, one move per line, then an empty line.
void follow_write_game(void);
