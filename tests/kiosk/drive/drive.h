// SPDX-License-Identifier: MIT
// Drives the kiosk's screens on the host: time, keys and saved records. The clock starts near its wrap.
#pragma once

#include "ui/input/keys.h"
#include "ui/kiosk/kiosk.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"

// The kiosk under test
extern struct ui ui;
extern struct venue venue;
extern uint16_t now;       // ms
extern uint32_t since_key; // ms since the last key
extern uint8_t down;       // set of pressed keys, where bit n is enum key n

extern uint8_t kept[RECORD_SERVICE + 1][RECORD_BYTES]; // the saved records
extern bool is_kept[RECORD_SERVICE + 1]; // true if a record was saved; records of results always load
// Numbers of saved settings, saved service records, counted games and resets since power-on
extern unsigned changes, services, counted, resets;
extern uint8_t counted_record, counted_level, counted_as; // arguments of count_match() for the latest game

// Switches the kiosk on. All saved settings are 0.
void begin(void);

// Switches the kiosk on. All saved settings are 0, except `choice`.
void begin_with(uint8_t choice, uint8_t value);

// Switches a new kiosk on, which has no saved records.
void begin_new(void);

// Switches the kiosk off and on. Saved records stay.
void restart(void);

// Returns the current view. The next call overwrites the view.
const struct view *look(void);

// Returns the sound that starts now (enum sound).
uint8_t heard(void);

// Returns a pointer to the saved value of a setting (enum choice).
uint8_t *kept_byte(uint8_t choice);

enum { TICK = 2 }; // ms

// Lets a tick pass.
void tick(void);

// Lets `ms` milliseconds pass.
void wait_ms(uint32_t ms);

// Waits until keys work and their lamps are lit.
void wait_until_seen(void);

// Sends a key event with an `action` of enum key_action.
void act(uint8_t key, uint8_t action);

// Presses and releases a key.
void tap(uint8_t key);

// Presses and releases a key. Returns true if the view has changed.
bool tap_changes(uint8_t key);

// Holds LEFT for long enough to go back.
void hold_left(void);

// Taps keys: < > ^ v are arrows, o is OK. # holds LEFT.
void enter(const char *keys);

// Starts a game as visitors do. Skips the opening.
void start(void);

// Holds two keys at the same time for `ms` milliseconds.
void hold_both(uint8_t first, uint8_t second, uint32_t ms);

// Waits until attract mode starts. Returns the ms since the previous key press.
uint32_t idle(void);

enum { GESTURE_MS = GESTURE_S * 1000 };

// Opens the operator's menu by holding two pairs of keys in turn.
void open_operator(void);

// Opens the operator's menu at this item, counted from 0.
void open_item(unsigned item);

// Keeps exactly these keys pressed, for long enough for half of the gesture.
void hold_keys(uint8_t keys);
