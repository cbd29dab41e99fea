// SPDX-License-Identifier: MIT
// The listener: reads the lines that a board sends (firmware/line/README.md), keeps the game and says its
// moves in words.
#pragma once

#include "notation/line.h"
#include "match/match.h" // enum result

// What a line of a board says
enum heard {
    HEARD_NOTHING,       // damaged, or not a line of a board
    HEARD_OTHER_VERSION, // the board has another version than this program
    HEARD_NO_MATCH,      // the display shows no match
    HEARD_MATCH
};

// The board and its version in the latest undamaged line, as `uno 0.1`; empty before it
extern char heard_name[32];

// Starts to follow a board: from now on questions alone mean its match. If in_words is true, writes each
// change in words. `record`, if it is not null, takes a line for each change:
// `<game> <params> : <position> : <turn or result> : <move>`, or `-` if the match was left. For the move it
// writes `undo` if moves were taken back, and `-` if no move is known.
void follow_start(bool in_words, void (*record)(char c));
bool follow_is_on(void);

// Takes a line of the board without its LF.
enum heard follow_line(const char *line);

// Sets *state to that of the match; its game is null if there is no match.
void follow_load(struct state *state);

// Returns who is to move, as the start of a sentence: "You", or a name. "You" if there is no match, or if it
// is over.
const char *follow_player(void);

// Returns the result of the match. There must be one. If a machine has won, sets *user to the other side.
enum result follow_result(enum result *user);

// Writes the game so far, one move per line, then an empty line.
void follow_write_game(void);
