// SPDX-License-Identifier: MIT
// Drives the kiosk's screens on the host: time, keys and saved records. The clock starts near its wrap.
#pragma once

#include "ui/input/keys.h"
#include "ui/kiosk/kiosk.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"

// State of the program under test
extern struct ui ui;
extern struct venue venue;
extern uint16_t now;       // ms
extern uint32_t since_key; // ms since the last key
extern uint8_t down;       // bit n: true if key n (enum key) is down

extern uint8_t kept[RECORD_SERVICE + 1][RECORD_BYTES]; // the saved records
extern bool choices_kept, hidden_kept, service_kept;   // true if this record has been saved
// Since power-on: saved settings, saved service records, counted games, resets of the records
extern unsigned changes, services, counted, resets;
extern uint8_t counted_record, counted_level, counted_as; // arguments of the latest call that counted a game

// Switches the kiosk on with saved settings that are all 0.
void begin(void);

// Switches the kiosk on. One saved setting has this value, all others are 0.
void begin_with(uint8_t choice, uint8_t value);

// Switches the kiosk on for the first time, with no saved records.
void begin_new(void);

// Switches the kiosk off and on. The saved records remain.
void restart(void);

// Computes the view and returns it. The next call overwrites the view.
const struct view *look(void);

// Returns the sound that begins now (enum sound).
uint8_t heard(void);

// Returns the saved byte of a setting (enum choice).
uint8_t *kept_byte(uint8_t choice);

enum { TICK = 2 }; // ms

// Lets a tick pass.
void tick(void);

// Lets `ms` milliseconds pass.
void wait_ms(uint32_t ms);

// Waits until keys work and their lamps are lit.
void wait_until_seen(void);

// Sends an event: this key and its action (enum key_action).
void act(uint8_t key, uint8_t action);

// Presses and releases a key.
void tap(uint8_t key);

// Taps a key. True if the press has changed the view.
bool tap_changes(uint8_t key);

// Holds LEFT long enough to go back.
void hold_left(void);

// Starts a game as a visitor does. Skips the demonstration.
void start(void);

// Holds two keys together for `ms` milliseconds.
void hold_both(uint8_t first, uint8_t second, uint32_t ms);

// Waits for attract mode. Returns the ms since the last key.
uint32_t idle(void);

enum { GESTURE_MS = GESTURE_S * 1000 };

// Opens the operator's menu with the gesture.
void open_operator(void);
