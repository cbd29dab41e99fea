// SPDX-License-Identifier: MIT
// What the firmware holds in its memory: which screen it is on, the settings, the position and the move that
// is being made.
#pragma once

#include "game/game.h"    // positions and moves
#include "core/machine.h" // the memory

enum screen_kind { SPLASH, MENU, OWN, PLAY, REPLY, RESULT, MORRA, OTHER_SCREEN };

struct ram {
    enum screen_kind screen;
    uint8_t game;       // of the settings
    uint8_t start;      // of the settings
    bool misere;        // of the settings
    bool machine_first; // of the settings
    uint8_t row;        // of the table of games, of the position
    uint8_t message;    // of the view
    bool nobody;        // plays, on a board for visitors
    uint8_t selected;
    struct position position;
    struct move move;
};

// To be called once, first. False if the firmware has other names for what is to be read.
bool ram_open(const struct machine *machine);

void ram_read(const struct machine *machine, struct ram *ram);

// The bytes of screen, position and whether nobody plays; as long as they are the same nothing has happened
// in the game.
enum { RAM_STATE_BYTES = 128 };
void ram_state(const struct machine *machine, uint8_t state[static RAM_STATE_BYTES]);

// From the first byte of the RAM to the end of what is static.
unsigned ram_static_bytes(const struct machine *machine);

bool same_position(const struct position *one, const struct position *other);
