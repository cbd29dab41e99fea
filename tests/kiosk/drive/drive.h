// SPDX-License-Identifier: MIT
// Drives the kiosk's screens on this machine: time, keys, and the records that the kiosk keeps. Its clock
// begins near its wrap.
#pragma once

#include "ui/input/keys.h"     // keys and what they do
#include "ui/kiosk/kiosk.h"    // the screens
#include "ui/kiosk/settings.h" // the operator's settings
#include "ui/screens/titles.h" // numbers of the records

// All of these are variables of one program, as the kiosk's state is.
extern struct ui ui;
extern struct venue venue;
extern uint16_t now;       // ms
extern uint32_t since_key; // ms since the last key
extern uint8_t down;       // keys that are down, bit n: enum key n

// Records that the kiosk has written, and its calls since it was switched on.
extern uint8_t kept[RECORDS][RECORD_BYTES];
extern bool choices_kept, hidden_kept; // there is a record of settings; of hidden games
extern unsigned changes, counted, resets;
extern uint8_t counted_record, counted_level, counted_as; // of the last game that was counted

// Switches the kiosk on after a pause without keys, with a record of settings that are all 0, or one is set.
void begin(void);
void begin_with(uint8_t choice, uint8_t value);

// Switches the kiosk on for the first time, with no record kept.
void begin_new(void);

// Switches it off and on again, with the records that are kept.
void restart(void);

// Computes the view. The next call overwrites it.
const struct view *look(void);

// Returns the kept byte of a setting (enum choice).
uint8_t *kept_byte(uint8_t choice);

// Lets time pass.
enum { TICK = 2 };
void tick(void);
void wait_ms(uint32_t ms);

// Waits until what is shown has been there for so long that keys count, and lamps say so.
void wait_until_seen(void);

// A key does this; a tap from its press on; LEFT held, which leads back.
void act(uint8_t key, uint8_t action);
void tap(uint8_t key);
void hold_left(void);

// A visitor starts the game that is shown, or one more, and skips its opening.
void start(void);

// Two keys, one after the other, for so long.
void hold_both(uint8_t first, uint8_t second, uint32_t ms);

// Waits for attract mode; returns the time since the last key, in ms.
uint32_t idle(void);

// The operator's gesture.
enum { GESTURE_MS = GESTURE_S * 1000 };
void open_operator(void);
