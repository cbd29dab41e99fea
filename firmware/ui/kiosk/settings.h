// SPDX-License-Identifier: MIT
// Settings of the operator. The keeper saves them in records.
#pragma once

#include "ui/kiosk/venue_state.h"

// Settings. The default value is 0, except for CHOICE_LEVEL.
enum choice {
    CHOICE_LEVEL,      // level of the machine: 4, 3 or 2; default: LEVEL_NEWCOMER
    CHOICE_SOUND,      // sound: on, off only in attract mode, or always off
    CHOICE_START,      // start of a game: first or second start position, or random
    CHOICE_IDLE,       // idle timeout: 90, 180 or 240 s without a key
    CHOICE_BRIGHTNESS, // brightness: values 0, 1, 2, 3 mean steps 3, 4, 1, 2
    SETTINGS
};
// Number of values of each setting. CHOICE_BRIGHTNESS has BRIGHTNESSES values.
enum { VALUES = 3, BRIGHTNESSES = 4 };

// Reads the settings. Call it first.
void settings_init(struct venue *venue, const FLASH struct keeper *keeper);

// Returns the value of a setting (enum choice), or 0 if the saved value is invalid.
uint8_t settings_value(const struct venue *venue, uint8_t choice);

// Changes a setting to its next (1) or previous (-1) value.
void settings_step(struct venue *venue, uint8_t choice, int8_t step);

// Returns how the LED modules are mounted (device/matrix_frame.h).
uint8_t settings_modules(const struct venue *venue);

// Sets and saves how the LED modules are mounted.
void settings_set_modules(struct venue *venue, uint8_t modules);

// True if the kiosk offers the game with index `place` in the kiosk's order.
bool settings_offers(const struct venue *venue, uint8_t place);

// Hides the game, or offers it again. The only one cannot be hidden.
void settings_toggle(struct venue *venue, uint8_t place);

// True if the kiosk offers this language (messages.h).
bool settings_offers_language(const struct venue *venue, uint8_t language);

// Hides the language, or offers it again. The only one cannot be hidden.
void settings_toggle_language(struct venue *venue, uint8_t language);

// Returns the next (1) or previous (-1) language that is offered.
uint8_t settings_next_language(const struct venue *venue, uint8_t language, int8_t step);

// Returns the local language, which is the first one that is offered.
uint8_t settings_first_language(const struct venue *venue);
