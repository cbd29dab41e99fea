// SPDX-License-Identifier: MIT
// The interface of a screen, and the state that screens share.
#pragma once

#include "board.h"               // PILES_MAX
#include "match/match.h"         // struct match
#include "ui/input/keys.h"       // enum key
#include "ui/screens/screens.h"  // enum screen_id
#include "ui/screens/settings.h" // struct settings
#include "ui/screens/view.h"     // struct view

// Functions of a screen, null where it has nothing to do. All but enter return the next screen.
struct screen {
    void (*enter)(void);                       // called when the screen is entered
    enum screen_id (*press)(uint8_t key);      // a key went down or repeats
    enum screen_id (*tick)(void);              // called once a tick, and more often while ui.thinking
    enum screen_id (*act)(struct event event); // a key that went down here is tapped or held
};

// The board's table of screens, by enum screen_id.
extern const FLASH struct screen *const FLASH screens[];

enum { KEY_NONE = 0xff };

// A side of the match: a perfect machine for attract mode, whose turns begin on the play screen, as a pause
// to look at the position
enum { WATCHED = HUMAN - 1 };

// Global: passing a pointer costs about 10 % of the code of the screens. Written by the screens and by the
// functions that show their messages, read by renderers.
extern struct ui {
    uint8_t screen;                 // enum screen_id
    const FLASH struct screen *row; // the functions of this screen
    struct settings settings;
    part_t start[PILES_MAX]; // the piles at the start of the last game with piles
    uint8_t pressed;         // the key that went down on this screen, or KEY_NONE
    bool thinking;        // a search is under way: for a reply, a hint, or the verdict of a random start or
                          // of the moves of a match
    bool changed;         // the view has changed in this tick or event
    uint8_t custom_piles; // enum custom_piles: of the game
    bool asked;           // whether the match is to stop: LEFT held once more leads to the menu
    uint8_t hints;        // used in this match, up to 9
    bool retried;         // the match was lost before, and taken up again
    uint8_t task;         // for the program: what to do with results (enum results_task), until it is done
    uint8_t now;          // time of the latest tick in ms, its lower byte
    uint16_t waited;      // ms since this screen was entered or set it to 0
    bool is_unread;       // keys have no effect until what is shown has been there for DISPLAY_SEEN_MS
    uint16_t random;      // seed of match_random; the time of each key press is added
    struct view view;
    struct move move; // legal but not played yet, or none
    struct match match;
} ui;

// Shows a message.
void show_message(uint8_t message);

// What is shown now stays for DISPLAY_SEEN_MS or longer, whatever keys are pressed.
void ui_must_be_seen(void);

// Shows a message with these numbers for its first two `#`. A third number must be in ui.view.number before.
void show_message_with(uint8_t message, uint8_t first, uint8_t second);

// Returns a random number 0..range-1. 256 should be many times the range.
uint8_t ui_random(uint8_t range);

// The step of a key: 1 for RIGHT and UP, -1 for LEFT and DOWN, which have a bit in common.
#define UI_STEP(key) (1 - (KEY_DOWN & (key)))
_Static_assert(UI_STEP(KEY_RIGHT) == 1 && UI_STEP(KEY_UP) == 1, "forward");
_Static_assert(UI_STEP(KEY_LEFT) == -1 && UI_STEP(KEY_DOWN) == -1, "back");

// Returns the value one step, 1 or -1, further in the ring 0..last. From UINT8_MAX to 0 or to last.
uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step);

// Clears ui.move and the selection.
void ui_no_move(void);

// True if two humans play against each other.
bool ui_two_players(void);

// True if ui.move is a move.
bool ui_has_move(void);
