// SPDX-License-Identifier: MIT
// What screens are, and what they share.
#pragma once

#include "match/match.h"         // struct match
#include "ui/input/keys.h"       // enum key
#include "ui/screens/screens.h"  // enum screen_id
#include "ui/screens/settings.h" // struct settings
#include "ui/screens/view.h"     // struct view

// What a screen does; null: nothing. All but enter return the next screen.
struct screen {
    void (*enter)(void);
    enum screen_id (*press)(uint8_t key); // a key went down or repeats
    enum screen_id (*tick)(void);
    enum screen_id (*ok)(uint8_t action); // OK came up again or has been held: KEY_TAP or KEY_HOLD
};

// The board's list, by enum screen_id.
extern const FLASH struct screen *const FLASH screens[];

enum { KEY_NONE = 0xff };

// A side of the match: a perfect machine whose turns begin on the play screen, to be watched there
enum { WATCHED = HUMAN - 1 };

// Global, as passing a pointer costs about 10 % of the code of the screens. Only the screens and
// what shows their messages write it.
extern struct ui {
    uint8_t screen;                 // enum screen_id
    const FLASH struct screen *row; // of that screen
    struct settings settings;
    uint8_t pressed; // the key that went down on this screen, or KEY_NONE
    bool thinking;   // a reply is being looked for: call ui_think
    bool changed;    // the view
    uint8_t own;     // enum own of the game
    uint8_t now;     // of the latest tick, its lower byte
    uint16_t waited; // ms on this screen or since what it did last
    uint16_t random; // for match_random; stirred by the time of each key press
    struct view view;
    struct move move; // legal but not played yet, or none
    struct match match;
    part_t start[PILES_MAX]; // the piles at the start of the last game with piles
} ui;

// Shows the message, with the numbers that stand for its `#`; a third one is to be set before.
void show_message(uint8_t message);
void show_message_with(uint8_t message, uint8_t first, uint8_t second);

// 0..range-1, where 256 is many times the range.
uint8_t ui_random(uint8_t range);

// The step that a key stands for, and one step in the ring of 0..last; from UINT8_MAX to one of its ends.
#define UI_STEP(key) ((key) <= KEY_UP ? 1 : -1)
uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step);

// Takes ui.move back, nothing is selected.
void ui_no_move(void);
bool ui_has_move(void);
