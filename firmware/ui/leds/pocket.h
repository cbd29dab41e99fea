// SPDX-License-Identifier: MIT
// The game of the board with three keys and rows of 1, 3, 5 and 7 lights. It turns key presses into lights
// and sounds, frame by frame. The menu, the game and the result follow each other.
#pragma once

#include "game/game.h"
#include "game/level.h" // LEVEL_NEWCOMER

enum { POCKET_ROWS = 4 };

// Bits of the three keys in a set of keys
enum { POCKET_NEXT = 1 << 0, POCKET_TAKE = 1 << 1, POCKET_OK = 1 << 2, POCKET_KEYS = 7 };

// Bits of the settings. POCKET_NEW is the settings of a new toy.
enum {
    POCKET_K = 3 << 0,     // k - 1, from 0 to 2; a move changes at most k rows
    POCKET_START = 3 << 2, // start position (1-3-5-7, 3-5-7, 3-4-5 or random)
    POCKET_LEVEL = 3 << 4, // the machine's level minus LEVEL_MIN
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
    POCKET_CHOOSE, // the human is choosing a move
    POCKET_HOLD,   // OK is down; releasing OK plays the marked move
    POCKET_HINT,   // OK is held; the stones of a winning move blink
    POCKET_REMOVE, // the marked stones disappear one by one
    POCKET_OVER_WON,
    POCKET_OVER_LOST
};

// State of the toy. Load `settings` and clear all other fields to 0 first.
struct pocket {
    struct position position;    // position with one part for each row of stones
    uint8_t marked[POCKET_ROWS]; // number of marked stones at the end of each row
    enum pocket_state state;
    uint8_t row;      // row that the human has chosen
    bool machine;     // true on the machine's turn, and before the first move
    uint8_t time;     // frames since a key was last pressed
    uint8_t chance;   // frame counter; its value is random when a person presses a key
    uint8_t left;     // stones left after the machine's move
    uint8_t wait;     // frames to wait before the next step in this state
    uint8_t settings; // settings that main.c saves
};

// Advances the toy by 8 ms. Returns the sound to play. `pressed` contains the newly pressed keys.
enum pocket_sound pocket_frame(struct pocket *toy, uint8_t pressed, uint8_t down);

// Sets of lights. Bit 0 is the first light of the first row.
struct pocket_lights {
    uint16_t lit, dim; // a light in both sets is fully lit
};

// Returns the lights of this frame.
struct pocket_lights pocket_lights(const struct pocket *toy);
