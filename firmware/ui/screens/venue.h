// SPDX-License-Identifier: MIT
// What differs between a board with an owner and a board with a kiosk. owner/ and kiosk/ each define these
// functions and title_of (titles.h).
#pragma once

#include "ui/screens/ui.h"

// Returns the screen to show before the first turn of a match; STAY: there is none.
enum screen_id venue_opening(const struct ui *ui);

// True if the result of the match counts. With an owner a human has to play against the machine. With a kiosk
// any match of visitors counts.
bool venue_counts(const struct ui *ui);

// The menu has all games, or those that the operator offers. A step is 1 or -1, and the last one is followed
// by the first one.

// Returns the row of the game one step further in the same family.
uint8_t title_step(const struct ui *ui, uint8_t row, int8_t step);

// Returns the row of a game in the family one step further.
uint8_t family_step(const struct ui *ui, uint8_t row, int8_t step);

// The settings of all boards in the menu
enum {
    ITEM_GAME,
    ITEM_WHICH,
    ITEM_RULES,
    ITEM_K, // this and the following ones belong to games of turns
    ITEM_CONVENTION,
    ITEM_START,
    ITEM_PLAYERS,
    ITEM_WHO_STARTS,
    ITEM_LEVEL,
    ITEMS
};

// A setting of the menu
struct item {
    uint8_t label;                       // message above the value; NO_MESSAGE: `value` sets the message
    bool (*is_there)(const struct ui *); // whether the game has it; null: each has
    uint8_t (*value)(const struct ui *,
                     struct view *view); // returns the message of the value; may add to the view
    void (*step)(struct ui *, int8_t step);
};

// The settings that owner/ or kiosk/ adds, and how many they are. They stand in the menu before the setting
// `venue_items_at` of those of all boards, or with ITEMS at the end.
extern const FLASH struct item venue_items[];
extern const FLASH uint8_t venue_item_count, venue_items_at;

// Does what a setting asks (ui.state.menu.asks), once OK held has confirmed it.
void venue_confirm(struct ui *ui);
