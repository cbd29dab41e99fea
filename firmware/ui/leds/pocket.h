// SPDX-License-Identifier: MIT
// The game of the board with three keys and rows of 1, 3, 5 and 7 lights. It turns key presses into lights
// and sounds, frame by frame. The menu, the game and the result follow each other.
#pragma once

#include "game/game.h"
#include "game/level.h" // LEVEL_NEWCOMER

enum { POCKET_ROWS = 4 };

// Bits of the keys in a set of keys
enum { POCKET_NEXT = 1 << 0, POCKET_TAKE = 1 << 1, POCKET_OK = 1 << 2, POCKET_KEYS = 7 };

// Bits of the settings. POCKET_NEW: settings of a new toy
enum {
    POCKET_K = 3 << 0,     // k - 1, which is 0..2; a move changes up to k rows
    POCKET_START = 3 << 2, // start position: 1-3-5-7, 3-5-7, 3-4-5, random
    POCKET_LEVEL = 3 << 4, // the machine's level, minus LEVEL_MIN
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
    POCKET_HOLD,   // OK is down; when it is released, the marked move is played
    POCKET_HINT,   // OK is held; the stones of a winning move blink
    POCKET_REMOVE, // the marked stones disappear one by one
    POCKET_OVER_WON,
    POCKET_OVER_LOST
};

// State of the toy. At first, set all fields to 0, except for the saved settings.
struct pocket {
    struct position position;    // rows of stones: each row is a part
    uint8_t marked[POCKET_ROWS]; // number of marked stones at the end of each row, shown dim
    enum pocket_state state;
    uint8_t row;      // row that the human has chosen with NEXT
    bool machine;     // true on the machine's turn, and before the first move
    uint8_t time;     // frames since a key was last pressed
    uint8_t chance;   // counts frames, so it is random when a person presses a key
    uint8_t left;     // stones left after the machine's marked move
    uint8_t wait;     // frames to wait before the state's next step
    uint8_t settings; // settings, which main.c saves
};

// Advances the toy by a frame of 8 ms. Returns a sound to play. `pressed`: keys that went down; `down`: keys
// that are down.
enum pocket_sound pocket_frame(struct pocket *toy, uint8_t pressed, uint8_t down);

// Sets of lights, row by row from the left. Bit 0 is the first light.
struct pocket_lights {
    uint16_t lit, dim; // a light that is in both sets is lit, not dim
};

// Returns the lights of this frame.
struct pocket_lights pocket_lights(const struct pocket *toy);
