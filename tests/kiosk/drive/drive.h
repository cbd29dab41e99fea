// SPDX-License-Identifier: MIT
// Drives the kiosk's screens on the host: time, keys and saved records. The clock starts near its wrap.
#pragma once

#include "ui/input/keys.h"
#include "ui/kiosk/kiosk.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"

// Variables, because the kiosk's state is also a set of variables.
extern struct ui ui;
extern struct venue venue;
extern uint16_t now;       // ms
extern uint32_t since_key; // ms since the last key
extern uint8_t down;       // keys that are down, bit n: enum key n

// Saved records, and the number of calls since power-on
extern uint8_t kept[RECORDS][RECORD_BYTES];
extern bool choices_kept, hidden_kept; // a record of settings is saved; of hidden games
extern unsigned changes, counted, resets;
extern uint8_t counted_record, counted_level, counted_as; // of the game that was counted last

// Switches the kiosk on, with a saved record of settings. All settings are 0, except for one with begin_with.
void begin(void);
void begin_with(uint8_t choice, uint8_t value);

// Switches the kiosk on for the first time, without saved records.
void begin_new(void);

// Switches the kiosk off and on, with its saved records.
void restart(void);

// Computes the view, which the next call overwrites.
const struct view *look(void);

// Returns the saved byte of a setting (enum choice).
uint8_t *kept_byte(uint8_t choice);

// Let time pass.
enum { TICK = 2 };
void tick(void);
void wait_ms(uint32_t ms);

// Waits until the picture has stayed long enough for keys to work and lamps to be lit.
void wait_until_seen(void);

// Send an action of a key; press and release it; hold LEFT, which leads back.
void act(uint8_t key, uint8_t action);
void tap(uint8_t key);
void hold_left(void);

// Starts the next game like a visitor and skips its opening.
void start(void);

// Holds two keys, pressed one after the other.
void hold_both(uint8_t first, uint8_t second, uint32_t ms);

// Waits for attract mode. Returns the time since the last key in ms.
uint32_t idle(void);

// Makes the operator's gesture.
enum { GESTURE_MS = GESTURE_S * 1000 };
void open_operator(void);
