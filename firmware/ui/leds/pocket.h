// SPDX-License-Identifier: MIT
// The game of the board with three keys and rows of 1, 3, 5 and 7 lights: from key presses to lights and
// sounds, a frame at a time. The menu, the game and the result follow each other in a ring.
#pragma once

#include "game/game.h"
#include "game/level.h" // LEVEL_NEWCOMER

enum { POCKET_ROWS = 4 };

// Bits of a set of keys
enum { POCKET_NEXT = 1 << 0, POCKET_TAKE = 1 << 1, POCKET_OK = 1 << 2, POCKET_KEYS = 7 };

// The settings, and their values in a new toy
enum {
    POCKET_K = 3 << 0,     // k - 1: 0..2
    POCKET_START = 3 << 2, // 1-3-5-7, 3-5-7, 3-4-5, random
    POCKET_LEVEL = 3 << 4, // level - 1
    POCKET_MUTE = 1 << 6,
    POCKET_MISERE = 1 << 7,
    POCKET_NEW = (LEVEL_NEWCOMER - LEVEL_MIN) << 4
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
    POCKET_CHOOSE, // the human chooses a move
    POCKET_HOLD,   // OK is down: the marked stones are played when it comes up, unless it is held
    POCKET_HINT,   // OK is held: the stones that a winning move takes are marked and blink
    POCKET_REMOVE, // the marked stones disappear, one by one
    POCKET_OVER_WON,
    POCKET_OVER_LOST
};

// The state, at first all 0 but for the kept settings. A row of lights shows the stones of the position from
// the left, and the marked ones among them dim, to the right; the menu and the result use both fields for
// their lights.
struct pocket {
    struct position position; // one part a row
    uint8_t marked[POCKET_ROWS];
    enum pocket_state state;
    uint8_t row;    // the row that NEXT has chosen
    bool machine;   // the present move is the machine's; before the first one: OK alone lets it begin
    uint8_t time;   // frames since a key was pressed
    uint8_t chance; // frames since the start, modulo 256: random at the time of a key press
    uint8_t left;   // stones before, and then after, the machine's move
    uint8_t wait; // frames until the next stone disappears, until OK is held, or until keys leave the result
    uint8_t settings; // to be kept
};

// Advances by a frame of 8 ms, with the keys that were pressed in it and those that are down. Returns the
// sound to play.
enum pocket_sound pocket_frame(struct pocket *toy, uint8_t pressed, uint8_t down);

// The lights: row by row and each row from the left, from bit 0 on. A lit one may be in both sets.
struct pocket_lights {
    uint16_t lit, dim;
};

// Returns the lights of this frame.
struct pocket_lights pocket_lights(const struct pocket *toy);
