// SPDX-License-Identifier: MIT
// Settings of the operator. The keeper saves them in records.
#pragma once

#include "ui/kiosk/venue_state.h"

// The operator's settings. All defaults are 0, except for CHOICE_LEVEL.
enum choice {
    CHOICE_LEVEL,      // level of the machine, 4, 3 or 2; LEVEL_NEWCOMER by default
    CHOICE_SOUND,      // sound always on, off in attract mode, or always off
    CHOICE_START,      // start position of a game (first, second or random)
    CHOICE_IDLE,       // time without a key before a game ends (90, 180 or 240 s)
    CHOICE_BRIGHTNESS, // brightness; values 0, 1, 2, 3 mean steps 3, 4, 1, 2
    SETTINGS
};
// Number of values of a setting. CHOICE_BRIGHTNESS has BRIGHTNESSES values.
enum { VALUES = 3, BRIGHTNESSES = 4 };

// Loads the settings. Call first.
void settings_init(struct venue *venue);

// Returns the value of a setting (enum choice), or 0 if the saved value is invalid.
uint8_t settings_value(const struct venue *venue, uint8_t choice);

// Changes a setting to its next value, or to its previous value if `step` is -1.
void settings_step(struct venue *venue, uint8_t choice, int8_t step);

// Returns how the LED modules are mounted (device/matrix_frame.h).
uint8_t settings_modules(const struct venue *venue);

// Sets and saves how the LED modules are mounted.
void settings_set_modules(struct venue *venue, uint8_t modules);

// Returns true if visitors can choose game number `place` in the kiosk's order.
bool settings_offers(const struct venue *venue, uint8_t place);

// Hides a game or offers it again. Never hides the only offered game.
void settings_toggle(struct venue *venue, uint8_t place);

// Returns true if visitors can choose this language (messages.h).
bool settings_offers_language(const struct venue *venue, uint8_t language);

// Hides a language or offers it again. Never hides the only offered language.
void settings_toggle_language(struct venue *venue, uint8_t language);

// Returns the next offered language, or the previous one if `step` is -1.
uint8_t settings_next_language(const struct venue *venue, uint8_t language, int8_t step);

// Returns the local language: the first offered language.
uint8_t settings_first_language(const struct venue *venue);
