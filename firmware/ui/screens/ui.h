// SPDX-License-Identifier: MIT
// One way to play everything: key events and time in, a view out. Pure; time is in ms and may wrap.
#pragma once

#include "ui/input/keys.h"   // struct event
#include "ui/screens/view.h" // struct view

enum { KEY_NONE = 0xff };

// A screen: what it does when it comes, when a key goes down or repeats, and at every tick (null: nothing).
struct screen {
    void (*enter)(void);
    void (*press)(uint8_t key);
    void (*tick)(void);
};

struct settings {
    uint8_t game;       // row of the table, of two conventions the normal one; or ROW_MORRA
    uint8_t k;          // less FIRST_K, of games that ask for it
    bool misere;        // where the game has both conventions
    uint8_t start;      // number of a start position of the row, or one of:
    bool machine_first; // the machine starts
};
enum { FIRST_K = 2, START_RANDOM = 14, START_OWN = 15 };

// There is one: its functions would spend a tenth of their bytes on handing it on.
extern struct ui {
    const FLASH struct screen *screen;
    struct settings settings;
    uint8_t item;    // of the menu; changes of the machine's move; the human's fingers in Morra
    uint8_t pressed; // the key that went down on this screen, or KEY_NONE
    bool thinking;   // a reply is being looked for: call game_reply
    bool changed;    // the view
    uint8_t own;     // enum own of the game
    int8_t lead;     // of the human in Morra
    uint8_t now;     // of the latest tick, its lower byte
    uint16_t waited; // ms on this screen or since what it did last
    uint16_t random; // stirred by the time of each key press
    struct view view;
    struct move move; // legal but not played yet, or what is shown of the machine's; or none
    struct position position;
    part_t start[PILES_MAX]; // the piles at the start of the last game with piles
} ui;

void ui_init(bool watchdog_reset, uint16_t now);

// Both return true if the view has changed. Ticks come at least every 255 ms, an event after the tick of its
// time. Holding LEFT leads to the menu from everywhere; otherwise a key that was pressed on an earlier screen
// does nothing on this one.
bool ui_event(struct event event, uint16_t now);
bool ui_tick(uint16_t now);

// For the screens:
extern const FLASH struct screen splash_screen, menu_screen, own_screen, play_screen, reply_screen,
    result_screen, morra_screen;
void ui_show(const FLASH struct screen *screen);

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

// choose.c: LEFT and RIGHT choose a part, UP and DOWN the number for it; on one heap LEFT and RIGHT are large
// steps. ui.move is a legal move or none at any time. False if one more pile would be too many.
bool ui_choose(uint8_t key);
uint8_t ui_number_max(uint8_t part);
uint8_t ui_number(void);        // that ui.move chooses for the selected part; 0: none
void ui_select(uint8_t change); // the part that this change of ui.move chooses

// play.c: OK came up again, or has been held, on the play screen.
void ui_play_move(void);
void ui_hint(void);

// think.c: looks for a reply, a few ms at each call, and says so after a while. Not PENDING once it is in
// ui.move; begin with no move.
enum verdict ui_think(void);

// match.c: the start position that the settings ask for, where empty piles may stay or not; a new game from
// it. That may be refused: then it returns the message for why, otherwise 0.
void ui_set_up(bool empty_piles);
uint8_t ui_start_game(void);
void ui_keep_piles(void); // in ui.start

// Plays ui.move, which must be legal; then it is the other player's turn or the game is over.
void ui_finish_turn(bool human);
