// SPDX-License-Identifier: MIT
// The listener: reads the lines that a board sends (firmware/line/README.md), keeps the states of its match,
// and writes the moves in words.
#pragma once

#include "notation/text.h"
#include "match/match.h" // enum result

// What a received line means
enum heard {
    HEARD_NOTHING,       // the line is damaged or not from a board
    HEARD_OTHER_VERSION, // the board's version differs from that of this program
    HEARD_NO_MATCH,      // the display shows no match
    HEARD_MATCH
};

// A state of the board's match. The men of the player to move come first.
struct shown {
    struct state state;
    uint8_t turn;
    bool has_move;              // false at the start of a match and after an undo
    stones_t chosen[PARTS_MAX]; // number that the latest move chose for each part; 0: no change
    enum event { BEGUN, JOINED, MOVED, MISSED, TAKEN_BACK, REPEATED } event; // event that led to this state
};

struct listener {
    struct sink words;  // receives each change of the match in words; its put() may be null
    struct sink record; // receives the log; its put() may be null
    char name[32];      // name and version of the board that sent the latest valid line, such as `uno 0.1`
    struct shown game[MATCH_UNDO_MAX + 1]; // all known states of the match, the oldest first
    unsigned count;
    enum { UNKNOWN, PERSON, MACHINE } player[2]; // kind of player on each side
};

// Processes a line from the board. The text contains no LF.
enum heard listener_line(struct listener *listener, const char *line);

// Copies the game and position of the match to *state. Without a match, sets state->game to null.
void listener_load(const struct listener *listener, struct state *state);

// Returns the name of the player to move, for the beginning of a sentence. Without a match, returns "You".
const char *listener_player(const struct listener *listener);

// Returns the result of the match. If the machine is to move or has won, sets *user to the human's side.
// Otherwise sets *user to NOT_OVER.
enum result listener_result(const struct listener *listener, enum result *user);

// Writes the game so far, one move per line, then an empty line.
void listener_write_game(const struct listener *listener, struct line *out);

// Writes ` : game over, ` and the winner, if the match is over.
void write_result(struct line *out, enum result result, enum result user);
