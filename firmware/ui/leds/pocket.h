// SPDX-License-Identifier: MIT
// The toy with three keys and rows of 1, 3, 5 and 7 lights: from keys to what is seen and heard, a frame at
// a time. First the menu, then the game, then who has won, and so on.
#pragma once

#include "game/game.h"

enum { POCKET_ROWS = 4 };

// Bits of a set of keys
enum { POCKET_NEXT = 1 << 0, POCKET_TAKE = 1 << 1, POCKET_OK = 1 << 2, POCKET_KEYS = 7 };

// The settings: two bits for each row of the menu
enum {
    POCKET_MISERE = 1 << 0, // the other bit of this row does nothing
    POCKET_K = 3 << 2,      // k - 1: 0..2
    POCKET_START = 3 << 4,  // 1-3-5-7, 3-5-7, 3-4-5, or another one each time
    POCKET_MUTE = 1 << 6,
    POCKET_GENTLE = 1 << 7 // the machine does not always see the best move
};

enum pocket_sound {
    POCKET_SILENCE,
    POCKET_NO,
    POCKET_CHANGE,
    POCKET_MARK,
    POCKET_STONE,
    POCKET_WON,
    POCKET_LOST
};

enum pocket_state {
    POCKET_MENU,
    POCKET_FRESH,  // nobody has moved; the human or, with OK alone, the machine begins
    POCKET_CHOOSE, // the human's next move
    POCKET_REMOVE, // marked stones go, one by one
    POCKET_OVER_WON,
    POCKET_OVER_LOST
};

// All that is remembered, at first 0 but for the settings as they were kept. The stones of a row and those
// of them that are marked are also what is seen: from the left the stones that are lit, then the marked
// ones, which are dim.
struct pocket {
    struct position position; // one part a row
    uint8_t marked[POCKET_ROWS];
    enum pocket_state state;
    uint8_t row;      // that NEXT has chosen
    bool machine;     // moves next, or is moving
    uint8_t time;     // frames since a key was pressed
    uint8_t chance;   // frames, which nobody can count
    uint8_t wait;     // frames until something happens by itself
    uint8_t settings; // to be kept
};

// Goes one frame on, 8 ms: with the keys that have been pressed in it. Returns what is to be heard.
enum pocket_sound pocket_frame(struct pocket *toy, uint8_t pressed);

// What is seen, in the order of the rows and each from the left, the first light in bit 0
struct pocket_lights {
    uint16_t lit, dim; // a light that is lit may be in both
};
struct pocket_lights pocket_lights(const struct pocket *toy);
