// SPDX-License-Identifier: MIT
// All that a renderer draws from, whatever the display: screens fill in a view, each kind of display has a
// renderer that draws it.
#pragma once

#include "game/games.h"           // enum shape
#include "ui/messages/messages.h" // enum message

enum view_kind {
    VIEW_TITLE,   // `message` over `second`
    VIEW_RULES,   // those of the game with the title `message`
    VIEW_SETTING, // the setting `message` with its value `second`
    VIEW_START,   // the setting `message` with the position as its value
    VIEW_BOARD,   // the position, with `message`
};

enum { NO_PART = 0xff, BOTH_PILES = 2, NUMBERS = NUMBERS_MAX, WHOLE_MOVE = 0xff };

struct view {
    uint8_t kind;
    uint8_t message, second;
    uint8_t number[NUMBERS]; // what `#` stands for; start positions are made of bytes
    uint8_t selected;        // part; row of SHAPE_MEN, column of SHAPE_BAR; or NO_PART or BOTH_PILES
    uint8_t shape, params;   // of the game
    uint8_t shows_move;      // so many changes, as if they were played already; 0: none
    const FLASH struct game *game;
    const struct position *position;
    const struct move *move;
    const part_t *places; // the piles when the game began, whose cells they keep; null: they are numbers
};

// What the part will be after the move that is shown.
part_t view_after(const struct view *view, uint8_t part);
