// SPDX-License-Identifier: MIT
// One way to play everything: key events and time in, a view out. Pure; time is in ms and may wrap.
#pragma once

#include "ui/keys.h" // struct event
#include "ui/view.h" // struct view

enum { KEY_NONE = 0xff };

struct ui;

// A screen: what it does when it comes, with a key event, and at every tick (null: nothing).
struct screen {
    void (*enter)(struct ui *ui, uint16_t now);
    void (*event)(struct ui *ui, struct event event, uint16_t now);
    void (*tick)(struct ui *ui, uint16_t now);
};

enum start { START_345, START_1357, START_357, START_RANDOM, START_OWN };

struct settings {
    bool nim_k;         // Moore's Nim_k, otherwise Nim
    uint8_t k;          // 2..PILES_MAX
    bool misere;        // who takes the last stone loses
    uint8_t start;      // enum start
    bool machine_first; // the machine starts
};

struct ui {
    const FLASH struct screen *screen;
    const FLASH struct game *game;
    struct settings settings;
    struct position position;
    part_t start[PILES_MAX]; // the piles at the start of the game
    part_t own[PILES_MAX];   // the start position that the human has set
    part_t take[PILES_MAX];  // chosen but not played yet
    part_t reply[PILES_MAX]; // what the machine will take, pile by pile
    uint8_t item;            // of the menu
    uint8_t pressed;         // the key that went down on this screen, or KEY_NONE
    bool human_won;
    bool changed; // the view
    uint16_t since;
    uint16_t random; // stirred by the time of each key press
    struct view view;
};

void ui_init(struct ui *ui, bool watchdog_reset, uint16_t now);

// Both return true if the view has changed. Holding LEFT leads to the menu from everywhere; otherwise a key
// that was pressed on an earlier screen does nothing on this one.
bool ui_event(struct ui *ui, struct event event, uint16_t now);
bool ui_tick(struct ui *ui, uint16_t now);

// For the screens:
extern const FLASH struct screen splash_screen, menu_screen, own_screen, play_screen, reply_screen,
    result_screen;
void ui_show(struct ui *ui, const FLASH struct screen *screen, uint16_t now);

// Shows the word with the numbers that stand for its `#`.
void ui_message(struct ui *ui, uint8_t word, uint8_t first, uint8_t second);

// Selects the next pile to the right or left, round the ends; from NO_PILE the first one or the last one.
void ui_select(struct ui *ui, bool left);

// A new game with the settings, from the start position they name.
void ui_start_game(struct ui *ui, uint16_t now);

// Plays ui->take, which must be a legal move; then it is the other player's turn or the game is over.
void ui_finish_turn(struct ui *ui, bool human, uint16_t now);
