// SPDX-License-Identifier: MIT
// The listener: reads the lines that a board sends (firmware/line/README.md), keeps the states of its match,
// and writes the moves in words.
#pragma once

#include "notation/text.h"
#include "match/match.h" // enum result

// What a line from the serial port means
enum heard {
    HEARD_NOTHING,       // the line is damaged, or is not from a board
    HEARD_OTHER_VERSION, // the board runs another version than this program
    HEARD_NO_MATCH,      // no match is on the board's display
    HEARD_MATCH
};

// A state of the board's match. The men of the player to move come first.
struct shown {
    struct state state;
    uint8_t turn;
    bool has_move;              // false at the start of a match, and after a move was taken back
    stones_t chosen[PARTS_MAX]; // number that the latest move chose for each part, or 0
    // event that led to this state of the match
    enum event { BEGUN, JOINED, MOVED, MISSED, TAKEN_BACK, REPEATED } event;
};

struct listener {
    struct sink words;                     // receives the match in words; put() may be null
    struct sink record;                    // receives the log of the match; put() may be null
    char name[32];                         // name and version of the board, such as `uno 0.1`
    struct shown game[MATCH_UNDO_MAX + 1]; // all known states of the match, oldest first
    unsigned count;
    enum { UNKNOWN, PERSON, MACHINE } player[2]; // kinds of the first and the second player
};

// Handles a line that the board sent, without the LF.
enum heard listener_line(struct listener *listener, const char *line);

// Copies game and position of the match to *state. If there is no match, sets state->game to null.
void listener_load(const struct listener *listener, struct state *state);

// Returns the name of the player to move, or "You" if there is no match.
const char *listener_player(const struct listener *listener);

// Returns the result. Sets *user to the human's side, or to NOT_OVER if the side is unknown.
enum result listener_result(const struct listener *listener, enum result *user);

// Writes all moves so far, one per line, and an empty line.
void listener_write_game(const struct listener *listener, struct line *out);

// If the match is over, writes ` : game over, ` and the winner.
void write_result(struct line *out, enum result result, enum result user);
