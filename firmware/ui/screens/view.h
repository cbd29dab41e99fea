// SPDX-License-Identifier: MIT
// A view is all that a renderer draws, whatever the display. Screens compute it from the state (ui.h);
// nothing of a view carries over to the next one.
#pragma once

#include "game/games.h" // enum shape
#include "game/rules/shapes.h"
#include "ui/messages/messages.h" // enum message

enum view_kind {
    VIEW_TITLE,   // `message` over `second`
    VIEW_RULES,   // a page of the rules of the game with the title `message`; page 0 says so over `second`
    VIEW_SETTING, // the setting `message` with its value `second`, or the name of the game
    VIEW_START,   // the setting `message` with the position as its value
    VIEW_BOARD,   // the position, with `message`
    VIEW_PICTURE, // the same, but without words unless the message is news; on a board with a kiosk
    VIEW_TEST,    // the operator's test: all dots are lit, except at the sides of the keys in number[0]
    VIEW_MODULES, // a picture that shows how the modules of the dots are mounted
};

// Whose turn the message names: the only human's, his first one after the goal was told, or that of one of
// two players.
enum turn { NO_TURN, YOUR_TURN, YOUR_FIRST_TURN, PLAYERS_TURN };

enum { NO_PART = 0xff, NO_DIGIT = 0xff, NUMBERS = NUMBERS_MAX };

struct view {
    uint8_t kind;
    uint8_t message, second;
    uint8_t language;        // of all texts, 0..LANGUAGES-1
    uint8_t page;            // of the rules; 0 with VIEW_TITLE
    uint8_t turn;            // enum turn
    uint8_t number[NUMBERS]; // numbers for the `#` of the messages; NO_DIGIT: nothing stands there
    uint8_t selected;        // part, NO_PART or BOTH_PILES
    uint8_t vertex;          // while no token is selected: the one whose arrows are shown; NO_PART: none
    uint8_t shape;           // in which the position is drawn
    uint8_t params;          // of the game
    bool has_move;           // a move is chosen, whether it is shown or not
    bool leads_on;           // RIGHT leads to another step
    const FLASH struct game *game;
    const part_t *places; // piles at the start of the game, whose cells they keep; null: numbers are drawn
    struct position position; // without the changes that are shown
    part_t after[PARTS_MAX];  // its parts with these changes
    stones_t left;            // its heap with them
};
