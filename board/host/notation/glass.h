// SPDX-License-Identifier: MIT
// The match on the glass of a board, as the board tells of it.
#pragma once

#include "notation/numbers.h"
#include "notation/line.h"

struct glass_match {
    struct state state;
    uint8_t turn;         // firmware/line/README.md
    struct position past; // the position before the last move, as far as the text of that move needs it
    uint8_t choices;      // of the last move; 0: there is none
    struct {
        uint8_t part;
        choice_t number;
    } choice[CHANGES_MAX];
};

// Reads the numbers of a line. False if they tell of no match.
bool glass_read(struct numbers *numbers, struct glass_match *glass);

// True if a machine is to move.
bool glass_is_machine_turn(const struct glass_match *glass);

// True if position and turn are the same.
bool glass_is_same(const struct glass_match *one, const struct glass_match *other);

// Writes the line that answers a command of the match.
void glass_show(const struct glass_match *glass);

// Writes the line that tells of a change: `@ <state> : <whose turn, or who has won> : <last move>`.
void glass_tell(const struct glass_match *glass);
