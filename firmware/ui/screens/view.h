// SPDX-License-Identifier: MIT
// What is to be seen of the position and the move, whatever shows it. Screens fill it in, each kind of
// display draws it in files of its own.
#pragma once

#include "game/game.h"            // struct game
#include "ui/messages/messages.h" // enum message

enum view_kind {
    VIEW_TITLE,   // `message` over `second`
    VIEW_SETTING, // the setting `message` with its value `second`
    VIEW_START,   // the setting `message` with the position as its value
    VIEW_BOARD,   // the position, with the message `message`
};

enum { NO_PART = 0xff, BOTH_PILES = 2, NUMBERS = NUMBERS_MAX };

struct view {
    uint8_t kind;
    uint8_t message, second;
    uint8_t number[NUMBERS]; // what `#` stands for; start positions are made of bytes
    uint8_t selected;        // part; row of SHAPE_MEN, column of SHAPE_BAR; or NO_PART or BOTH_PILES
    uint8_t shape, params;   // of the game
    const FLASH struct game *game;
    bool shows_move; // as if it were played already
    bool in_places;  // piles keep the places that they began with; otherwise they are numbers
};

// What the part will be after the move that is shown.
part_t view_after(uint8_t part);
