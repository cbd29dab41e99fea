// SPDX-License-Identifier: MIT
// The robot at the computer: listens to the line of a board, and understands it by the rules of the games.
#pragma once

#include "robot/robot.h" // whose board

enum { HEARD_BYTES = 256, HEARD_LINES = 2000 };

// A line of a board
struct heard {
    char text[HEARD_BYTES];  // without its end
    const struct game *game; // null: no match
    struct position position;
    uint8_t turn;    // firmware/line/README.md
    uint8_t choices; // of the latest move; 0: none
    struct {
        uint8_t part;
        choice_t number;
    } choice[CHANGES_MAX];
};

// From now on the other functions are about this robot's board.
void line_open(struct robot *robot);

// Forgets the lines that were heard; after a reset also the beginning of a line that was cut off.
void line_forget(void);
void line_forget_all(void);

// Sends these bytes.
void line_send(const void *bytes, unsigned count);

// Returns how many lines were heard since line_forget, and the line with this number, from 0 on. A board
// finishes each line, so a line that cannot be read is a fault, noted by line_is_right.
unsigned line_count(void);
const struct heard *line_heard(unsigned number);
const struct heard *line_latest(void); // null if none was heard

// True if all lines that were heard have a right checksum, the name of the board and its version, and tell of
// no match or of a position that the rules allow.
bool line_is_right(void);

// True if the move of `after` is legal in the position of `before` and leads to that of `after`.
bool line_leads(const struct heard *before, const struct heard *after);

// True if this position of this game was heard last, with this turn.
bool line_shows(const struct game *game, const struct position *position, uint8_t turn);

// Sends a byte. True if one line or more answer within LINE_ANSWER_MS, all of them right.
enum { LINE_ANSWER_MS = 100 };
bool line_is_alive(void);

// Notes what is wrong, with the latest line. False, so that it can be returned.
bool line_fault(const char *what);
