// SPDX-License-Identifier: MIT
// What can be wrong with a line of a board; README.md says it in words. The numbers stay the same for ever,
// as both ends of the line know them.
#pragma once


enum line_fault {
    NO_FAULT = 0,
    // Any line
    NOT_A_COMMAND = 1, // it begins with no letter that is one
    NOT_A_NUMBER = 2,  // a character that belongs to none, or a damaged one
    TOO_MANY = 3,      // numbers
    TOO_FEW = 4,
    TOO_SMALL = 5,
    TOO_LARGE = 6,
    // Positions and moves
    SAME_CELL = 7,  // two men
    SAME_EDGE = 8,  // twice in the list
    CYCLE = 9,      // of edges
    FORBIDDEN = 10, // by the rules
    NO_MATCH = 11,
    NOT_NOW = 12,
    GAME_IS_OVER = 13,
    NOTHING_TO_UNDO = 14,
    // Searches
    TOO_MANY_POSITIONS = 15, // to search
    TOO_MANY_STEPS = 16,     // of a search
    // The glass
    TOO_MANY_ARROWS = 17 // from a vertex
};
