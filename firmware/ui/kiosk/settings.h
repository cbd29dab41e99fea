// SPDX-License-Identifier: MIT
// Settings of the operator. The keeper saves them in records.
#pragma once

#include "ui/kiosk/venue_state.h"

// Settings. The default value is 0, except for CHOICE_LEVEL.
enum choice {
    CHOICE_LEVEL,      // level of the machine: 4, 3 or 2; by default LEVEL_NEWCOMER
    CHOICE_SOUND,      // on, off in attract mode, or off
    CHOICE_START,      // start of a game: first position, second position, or random piles
    CHOICE_IDLE,       // idle timeout: 90, 180 or 240 s without a key
    CHOICE_BRIGHTNESS, // brightness: values 0..3 are steps 3, 4, 1 and 2
    SETTINGS
};
enum { VALUES = 3, BRIGHTNESSES = 4 }; // values of most settings; values of CHOICE_BRIGHTNESS

// Reads the settings. Call this function once, before the others.
void settings_init(struct venue *venue, const FLASH struct keeper *keeper);

// Returns the value of a setting (enum choice); 0 if it is out of range.
uint8_t settings_value(const struct venue *venue, uint8_t choice);

// Changes a setting to its next (1) or previous (-1) value, and saves it.
void settings_step(struct venue *venue, uint8_t choice, int8_t step);

// Returns how the modules of the dots are mounted (device/matrix_frame.h).
uint8_t settings_modules(const struct venue *venue);

// Sets how the modules of the dots are mounted, and saves this.
void settings_set_modules(struct venue *venue, uint8_t modules);

// True if visitors are offered the game at this place.
bool settings_offers(const struct venue *venue, uint8_t place);

// Offers or hides the game at this place. Cannot hide the last game.
void settings_toggle(struct venue *venue, uint8_t place);

// True if visitors are offered this language (messages.h).
bool settings_offers_language(const struct venue *venue, uint8_t language);

// Offers or hides the language. Cannot hide the last language.
void settings_toggle_language(struct venue *venue, uint8_t language);

// Returns the next (1) or previous (-1) language that is offered.
uint8_t settings_next_language(const struct venue *venue, uint8_t language, int8_t step);

// Returns the first language that is offered, the local language.
uint8_t settings_first_language(const struct venue *venue);
