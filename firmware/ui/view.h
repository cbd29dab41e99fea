// SPDX-License-Identifier: MIT
// What is to be seen, whatever shows it. Screens fill it in, each kind of display draws it in a file of its
// own.
#pragma once

#include "game/game.h" // struct position
#include "ui/words.h"  // enum word

enum view_kind {
    VIEW_TITLE,   // `word` over `second`
    VIEW_SETTING, // the setting `word` with its value `second`
    VIEW_BOARD,   // the position, with the message `word`
};

enum { NO_PILE = 0xff };

struct view {
    uint8_t kind;
    uint8_t word, second;
    uint8_t number[2]; // what `#` stands for
    // For VIEW_BOARD:
    const struct position *position;
    const part_t *take; // of each pile, shown as already gone
    const part_t
        *start; // what the piles began with, to keep their places; without it numbers are shown, not stones
    uint8_t selected; // pile, or NO_PILE
};
