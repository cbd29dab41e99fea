// SPDX-License-Identifier: MIT
// In what boards with an owner and boards with a kiosk differ. Each of owner/ and kiosk/ defines these
// functions, beside those of titles.h.
#pragma once

#include "ui/screens/ui.h"

// Returns the screen that opens a match, before the first turn; or STAY.
enum screen_id venue_opening(const struct ui *ui);

// True if the match that has ended counts: a human played it, and with an owner against the machine.
bool venue_counts(const struct ui *ui);

// The order of games in the menu: that of all of them, or of those that are offered.

// Returns the next row of the same family, one step, 1 or -1, further in the ring.
uint8_t title_step(const struct ui *ui, uint8_t row, int8_t step);

// Returns a row of the next family, one step, 1 or -1, further in the ring.
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
    uint8_t label;                       // message above the value; NO_MESSAGE: `value` sets one
    bool (*is_there)(const struct ui *); // whether the game has it; null: each has
    uint8_t (*value)(const struct ui *, struct view *view); // returns the message below; may add to the view
    void (*step)(struct ui *, int8_t step);
};

// The settings of the venue, how many there are, and how many of those of all boards come before them
extern const FLASH struct item venue_items[];
extern const FLASH uint8_t venue_item_count, venue_items_at;

// Does what the setting has asked (ui.state.menu.asks), which is confirmed.
void venue_confirm(struct ui *ui);
