// SPDX-License-Identifier: MIT
// What differs between a board with an owner and a kiosk. owner/ and kiosk/ each define these functions.
#pragma once

#include "ui/screens/ui.h"

// Returns the first screen of a match: `turn`, or an opening that leads to `turn`.
enum screen_id venue_opening(const struct venue *venue, enum screen_id turn);

// True if the result of the match counts. On a board with an owner, only matches against the machine count.
bool venue_counts(const struct ui *ui);

// In the next two functions, `step` is 1 (next) or -1 (previous). Both wrap around.

// Returns the next or previous row of the same family.
uint8_t title_step(const struct venue *venue, uint8_t row, int8_t step);

// Returns a row of the next or previous family.
uint8_t family_step(const struct venue *venue, uint8_t row, int8_t step);

// Settings in the menu of every board
enum {
    ITEM_GAME,
    ITEM_WHICH,
    ITEM_RULES,
    ITEM_K, // Morra has none of the settings from here on
    ITEM_CONVENTION,
    ITEM_START,
    ITEM_PLAYERS,
    ITEM_WHO_STARTS,
    ITEM_LEVEL,
    ITEMS
};

// A setting that the menu shows
struct item {
    uint8_t label;                       // message above the value; NO_MESSAGE if value() sets it
    bool (*is_there)(const struct ui *); // true if the game has the setting; null if every game does
    uint8_t (*value)(const struct ui *,
                     struct view *view); // returns the message of the value; may change the view
    void (*step)(struct ui *, int8_t step);
};

// Settings that owner/ or kiosk/ adds to the menu. The first one gets the number `venue_items_at`.
extern const FLASH struct item venue_items[];
extern const FLASH uint8_t venue_item_count, venue_items_at;

// Does what the player confirmed by holding OK (ui.state.menu.asks).
void venue_confirm(struct ui *ui);
