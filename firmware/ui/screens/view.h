// SPDX-License-Identifier: MIT
// A view is what a renderer draws, whatever the display. Screens fill in the view; each kind of display has a
// renderer.
#pragma once

#include "game/games.h" // enum shape
#include "game/rules/shapes.h"
#include "ui/messages/messages.h" // enum message

enum view_kind {
    VIEW_TITLE,   // `message` over `second`
    VIEW_RULES,   // a page of the rules of the game with the title `message`; page 0 says so over `second`
    VIEW_SETTING, // the setting `message` with its value `second`
    VIEW_START,   // the setting `message` with the position as its value
    VIEW_BOARD,   // the position, with `message`
};

enum { NO_PART = 0xff, NO_DIGIT = 0xff, NUMBERS = NUMBERS_MAX, WHOLE_MOVE = 0xff };

struct view {
    uint8_t kind;
    uint8_t message, second;
    uint8_t page;            // of the rules; 0 with VIEW_TITLE
    uint8_t number[NUMBERS]; // numbers for the `#` of the messages; NO_DIGIT: nothing stands there
    uint8_t selected;        // part, NO_PART or BOTH_PILES
    uint8_t vertex;          // while no token is selected: the one whose arrows are shown; NO_PART: none
    uint8_t shape, params;   // of the game
    const struct position *position;
    bool keeps_places; // piles keep the cells that they had at the start (ui.start), on a display that can do
                       // so; else numbers are drawn
    uint8_t shows_move; // how many changes of ui.move are shown as if played; 0: none
};

// Keeps the view of the board, for a screen that shows something else during a match, and shows it again,
// with the move that was chosen, without blinking.
void view_leave_board(void);
void view_return_to_board(void);

// Returns the view that is kept.
const struct view *view_of_board(void);

// Returns what the part of ui.view is after the changes of ui.move that it shows.
part_t ui_after(uint8_t part);
