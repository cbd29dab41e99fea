// SPDX-License-Identifier: MIT
// What differs between a board with an owner and a kiosk. owner/ and kiosk/ each define these functions.
#pragma once

#include "ui/screens/ui.h"

// Returns the first screen of a match: `turn`, or an opening that leads to `turn`.
enum screen_id venue_opening(const struct venue *venue, enum screen_id turn);

// Returns true if the match counts. Outside a kiosk, only matches against the machine count.
bool venue_counts(const struct ui *ui);

// Functions that step through titles in a circle. `step` is 1 or -1.

// Returns the next or previous row of the same family.
uint8_t title_step(const struct venue *venue, uint8_t row, int8_t step);

// Returns a row of the next or previous family.
uint8_t family_step(const struct venue *venue, uint8_t row, int8_t step);

// Settings in the menu of every board
enum {
    ITEM_GAME,
    ITEM_WHICH,
    ITEM_RULES,
    ITEM_K, // Morra has neither this setting nor the settings below
    ITEM_CONVENTION,
    ITEM_START,
    ITEM_PLAYERS,
    ITEM_WHO_STARTS,
    ITEM_LEVEL,
    ITEMS
};

// A setting that the menu shows
struct item {
    uint8_t label; // message above the value, or NO_MESSAGE if value() sets this message
    // returns true if the game has the setting; null if every game has it
    bool (*is_there)(const struct ui *);
    uint8_t (*value)(const struct ui *,
                     struct view *view); // returns the message that names the value; may change the view
    void (*step)(struct ui *, int8_t step);
};

// Settings that owner/ or kiosk/ adds to the menu, from number `venue_items_at`
extern const FLASH struct item venue_items[];
extern const FLASH uint8_t venue_item_count, venue_items_at;

// Returns true while the menu asks a question. Holding OK answers yes.
static inline bool menu_asks(const struct ui *ui)
{
    return ui->state.menu.asks;
}

// Asks the question of the chosen item, or stops asking.
static inline void menu_toggle_question(struct ui *ui)
{
    ui->state.menu.asks = !ui->state.menu.asks;
}

// Does what the player has confirmed.
void venue_confirm(struct ui *ui);
