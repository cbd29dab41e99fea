// SPDX-License-Identifier: MIT
// A view is everything that a display shows. Screens compute the whole view from the state (ui.h).
// Renderers draw it.
#pragma once

#include "game/games.h" // enum shape
#include "game/rules/shapes.h"
#include "ui/messages/messages.h" // enum message

enum view_kind {
    VIEW_TITLE,    // `message`, and `second` in the row below
    VIEW_RULES,    // a page of the rules, whose title is `message`; page 0: "Rules" above `second`
    VIEW_SETTING,  // a setting with name `message` and value `second`
    VIEW_START,    // a setting with name `message`; its value is the start position
    VIEW_BOARD,    // the position, with `message` below it or before it
    VIEW_PICTURE,  // the position; displays show only messages of CLASS_NEWS and CLASS_GOAL
    VIEW_ALL_DOTS, // all dots are lit
    VIEW_KEYS,     // number[0]: keys that are down; number[1]: keys that went down; number[2]: bounce in ms
    VIEW_NUMBERS,  // number of each LED module
    VIEW_MODULES,  // a picture that shows how the LED modules are mounted
};

// Whose turn the message announces. The display shows YOUR_FIRST_TURN after the goal.
enum turn { NO_TURN, YOUR_TURN, YOUR_FIRST_TURN, PLAYERS_TURN };

enum { NO_PART = 0xff, NO_DIGIT = 0xff, NUMBERS = NUMBERS_MAX };

struct view {
    uint8_t kind;
    uint8_t message, second;
    uint8_t language;         // language of all texts, 0..LANGUAGES-1
    uint8_t page;             // page of the rules, or 0 for VIEW_TITLE
    uint8_t turn;             // whose turn it is (enum turn)
    uint8_t number[NUMBERS];  // numbers that replace `#` in messages; NO_DIGIT writes nothing
    uint8_t selected;         // selected part, NO_PART or BOTH_PILES
    uint8_t vertex;           // vertex whose successors to list, or NO_PART
    uint8_t shape;            // shape in which to draw the position
    uint8_t params;           // parameters of the game (enum params)
    bool has_move;            // true if a move is chosen, even if not shown
    bool leads_on;            // true if RIGHT leads to another step of the explanation
    const part_t *places;     // start piles, to draw a cell for each stone; null to draw piles as numbers
    struct position position; // position before the shown changes
    part_t after[PARTS_MAX];  // parts after the shown changes
    stones_t left;            // heap after the shown changes
};

// A walk over the shown parts, in the order in which a display draws them
struct walk {
    const struct view *view;
    uint8_t count, number; // number of parts, and index of the current part
    part_t now, after;     // value of the current part before and after the changes
    bool is_selected;
};

// Starts a walk. The first walk_next() goes to the first part.
void walk_begin(struct walk *walk, const struct view *view);

// Goes to the next part. Returns false after the last part.
bool walk_next(struct walk *walk);
