// SPDX-License-Identifier: MIT
// The robot at the other end of the serial line. It reads a board's lines and checks them by the rules.
#pragma once

#include "robot/robot.h"

enum { HEARD_BYTES = 256, HEARD_LINES = 2000 };

// A line received from a board
struct heard {
    char text[HEARD_BYTES];  // without the line's end
    const struct game *game; // NULL: no match
    struct position position;
    uint8_t turn;    // whose turn it is, or who has won (see firmware/line/README.md)
    uint8_t choices; // number of choices in the latest move; 0: no move
    struct {
        uint8_t part;
        choice_t number;
    } choice[CHANGES_MAX];
};

// Starts listening to the line of the robot's board.
void line_open(struct robot *robot);

// Forgets all lines received so far.
void line_forget(void);

// Forgets all lines received so far, also the start of a line that is still arriving.
void line_forget_all(void);

void line_send(const void *bytes, unsigned count);

// Returns the number of lines since line_forget. Unreadable lines count.
unsigned line_count(void);

// Returns the latest line, or NULL if there is none.
const struct heard *line_latest(void);

// True if all lines have the right checksum, board and version, and a legal position.
bool line_is_right(void);

// True if each line since line_forget follows from the line before by a legal move. Adds these moves to
// *moves.
bool line_follows(unsigned *moves);

// True if the latest line has this game, position and turn.
bool line_shows(const struct game *game, const struct position *position, uint8_t turn);

enum { LINE_ANSWER_MS = 100 };

// True if the board answers a byte within LINE_ANSWER_MS, and only with correct lines.
bool line_is_alive(void);

// Reports a fault and the latest line. Returns false.
bool line_fault(const char *what);
