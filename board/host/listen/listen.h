// SPDX-License-Identifier: MIT
// The listener: reads the lines that a board sends (../notation/README.md, "The line of a board"), keeps the
// game and says its moves in words.
#pragma once

#include "notation/line.h"
#include "match/match.h" // enum result

// The kinds of lines
enum heard {
    HEARD_NOTHING,       // damaged, or not a line of a board
    HEARD_OTHER_VERSION, // the board has another version than this program
    HEARD_NO_MATCH,      // the display shows no match
    HEARD_MATCH
};

// The turns of a line: 0 or 1 for the first or second side, then these are added
enum { TURN_OF_MACHINE = 2, TURN_WON = 4, TURN_DRAWN = 8 };

// A match on the display. In rows of men, the men of the player to move come first.
struct heard_match {
    struct state state;
    uint8_t turn;
    bool has_move;              // false at a start and after an undo
    stones_t chosen[PARTS_MAX]; // the numbers of the latest move by part (game/rules/rules.h); 0: none
};

// The board and its version in the latest undamaged line, as `uno 0.1`; empty before it
extern char heard_name[32];

// Reads a line without its LF. Sets *match for HEARD_MATCH.
enum heard heard_read(const char *line, struct heard_match *match);

// Sets *move to the latest move of the match, played from this position of the same game. False if the move
// is illegal there, or leads to another position.
bool heard_move(const struct heard_match *match, const struct position *from, struct move *move);

// Starts to follow a board: from now on questions alone mean its match. Writes what happens: if in_words is
// true, in words. `record`, if it is not null, takes a line for each change:
// `<game> <params> : <position> : <turn or result> : <move>`, or `-` if the match was left.
void follow_start(bool in_words, void (*record)(char c));
bool follow_is_on(void);

// Takes a line of the board without its LF.
enum heard follow_line(const char *line);

// Sets *state to that of the match; its game is null if there is no match.
void follow_load(struct state *state);

// Returns the result of the match. If a machine has won, sets *user to the other side.
enum result follow_result(enum result *user);

// Writes the game so far, one move per line, then an empty line.
void follow_write_game(void);
