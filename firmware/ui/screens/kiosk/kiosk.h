// SPDX-License-Identifier: MIT
// The screens for a place with visitors and an operator: who stops playing leaves nothing behind. After a
// time without a key the thing attracts the next visitors by itself, with a game of the machine against
// itself. Between the program and ui.h; pure, as that.
#pragma once

#include "ui/input/keys.h"
#include "ui/screens/ui.h"

enum {
    COUNTDOWN_S = 10,    // to be seen before visitors' game is over
    GESTURE_MS = 5000,   // the operator holds LEFT and RIGHT down, and no other key; then so UP and DOWN
    GESTURE_PAUSE_S = 2, // with other keys or none for less than this in between
};

// The games are numbered by their places in a curated order.
enum { KIOSK_GAMES = 24, HIDDEN_BYTES = KIOSK_GAMES / 8 };

// What the operator chooses among three each. Made of bytes, as they are kept; all zero is as delivered.
enum choice {
    CHOICE_LEVEL, // perfect, or any move a quarter, or half of the time
    CHOICE_SOUND, // on, only while visitors play, off
    CHOICE_START, // the first position of the game, the second, by chance
    CHOICE_IDLE,  // 90, 180, 240 s without a key
    SETTINGS
};
enum { VALUES = 3 };
struct kiosk_settings {
    uint8_t choice[SETTINGS];
    uint8_t hidden[HIDDEN_BYTES]; // games that are not offered
};

// How often a game was played, and won by the visitor: digits by two, as they are read.
enum { PLAYED = 0, PLAYED_BYTES = 4, WON = PLAYED_BYTES, COUNT_BYTES = WON + 3, HUNDRED = 100 };

enum sound { SOUND_NONE, SOUND_CLICK, SOUND_STEP, SOUND_MOVE, SOUND_WIN, SOUND_LOSS, SOUND_CALL };

extern struct kiosk {
    struct kiosk_settings settings;

    // For the program, which resets them.
    uint8_t sound;         // to be played
    bool settings_changed; // to be kept
    uint8_t reset_left;    // so many games are to be counted from 0
    bool finished;         // a game is to be counted, of this kind:
    bool won;
    uint8_t kind;

    bool attract_mode; // nobody plays

    // The rest is of the screens.
    uint8_t game;     // that attracts
    uint8_t down;     // keys, bit n: enum key n
    uint16_t gesture; // ms
    uint16_t ms;      // of the second
    uint8_t seconds;  // without a key
    uint8_t lamps, lamps_left;
} kiosk;

// Given by the program: the counts of a game, 0 if there are none.
void kiosk_count(uint8_t game, uint8_t count[COUNT_BYTES]);

// In the place of the calls in ui.h, with the settings in place. `down`: the keys whose events have been
// told.
void kiosk_init(uint16_t now);
bool kiosk_tick(uint16_t now, uint8_t down);
bool kiosk_event(struct event event, uint16_t now);

// Seconds until nobody is there, when they are to be shown, otherwise 0: in the first half of each of the
// last ones, so that what they hide is seen, too.
uint8_t kiosk_countdown(void);

// The test of all parts is on: kiosk.down says which keys are down.
bool kiosk_test(void);

// Keys that do something now, as a set; after a change known in some ticks. In the test, those that are down.
uint8_t kiosk_lamps(void);

// The value of a setting, below VALUES: where a bit of it has flipped, the value as delivered.
uint8_t kiosk_choice(uint8_t choice);

// For its files.

extern const FLASH struct screen operator_screen, test_screen;

void test_event(struct event event);

uint8_t kiosk_row(uint8_t game); // of the table of games
uint8_t kiosk_game(uint8_t row);
bool kiosk_offers(uint8_t game);
