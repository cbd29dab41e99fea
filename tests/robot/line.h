// SPDX-License-Identifier: MIT
// The robot at the other end of the serial line. It reads a board's lines and checks them by the rules.
#pragma once

#include "robot/robot.h"

enum { HEARD_BYTES = 256, HEARD_LINES = 2000 };

// A line of text received from a board
struct heard {
    char text[HEARD_BYTES];  // without the line's end
    const struct game *game; // NULL: no match
    struct position position;
    uint8_t turn;    // player to move, or winner (see firmware/line/README.md)
    uint8_t choices; // number of choices in the latest move; 0 means no move
    struct {
        uint8_t part;
        choice_t number;
    } choice[CHANGES_MAX];
};

// Starts to receive lines. robot_open_board() calls it for a board with a serial line.
void line_open(struct robot *robot);

// Forgets all lines received so far.
void line_forget(void);

// Forgets all lines received so far, and the start of an incomplete line.
void line_forget_all(void);

void line_send(const void *bytes, unsigned count);

// Returns the number of lines since line_forget(), including unreadable lines.
unsigned line_count(void);

// Returns the latest line, or NULL if there is none.
const struct heard *line_latest(void);

// Returns true if every line was correct and had a legal position.
bool line_is_right(void);

// Sets *to to the position after the latest line's move. Returns false if the move is illegal.
bool line_leads(const struct game *game, const struct position *from, struct position *to);

// Returns true if legal moves link all lines since line_forget(). Counts the moves.
bool line_follows(unsigned *moves);

// Returns true if the latest line shows this game, position and turn.
bool line_shows(const struct game *game, const struct position *position, uint8_t turn);

enum { LINE_ANSWER_MS = 100 };

// Returns true if the board answers a byte in time with correct lines.
bool line_is_alive(void);

// Reports a fault with the latest line. Returns false.
bool line_fault(const char *what);
