// SPDX-License-Identifier: MIT
// The settings of the operator, kept in their records by the keeper.
#pragma once

#include "ui/kiosk/venue_state.h"

// Settings, each with values from 0 on. As delivered the level is LEVEL_NEWCOMER and all others are 0.
enum choice {
    CHOICE_LEVEL,      // the machine plays at level 4, 3 or 2
    CHOICE_SOUND,      // on; off in attract mode; off
    CHOICE_START,      // first start position of the game; second one; random piles
    CHOICE_IDLE,       // idle timeout: 90, 180, 240 s without a key
    CHOICE_BRIGHTNESS, // of the dots: values 0 to 3 are the steps 3, 4, 1, 2 of 4
    SETTINGS
};
enum { VALUES = 3, BRIGHTNESSES = 4 }; // number of values of each setting; of CHOICE_BRIGHTNESS

// Reads the settings. To be called once, before all else here.
void settings_init(struct venue *venue, const FLASH struct keeper *keeper);

// Returns the value of a setting (enum choice); 0 if it is out of range.
uint8_t settings_value(const struct venue *venue, uint8_t choice);

// Changes a setting by one step, 1 or -1, in the ring of its values, and keeps it.
void settings_step(struct venue *venue, uint8_t choice, int8_t step);

// Returns how the modules of the dots are mounted (device/matrix_frame.h).
uint8_t settings_modules(const struct venue *venue);

// Sets how they are mounted, and keeps it with all other settings.
void settings_set_modules(struct venue *venue, uint8_t modules);

// True if the game at this place of the order is offered to visitors.
bool settings_offers(const struct venue *venue, uint8_t place);

// Offers the game at this place or hides it, and keeps that. The last game that is offered cannot be hidden.
void settings_toggle(struct venue *venue, uint8_t place);

// True if this language (messages.h) is offered to visitors.
bool settings_offers_language(const struct venue *venue, uint8_t language);

// Offers the language or hides it, and keeps that. The last language that is offered cannot be hidden.
void settings_toggle_language(struct venue *venue, uint8_t language);

// Returns the next language that is offered, or with -1 the one before.
uint8_t settings_next_language(const struct venue *venue, uint8_t language, int8_t step);

// Returns the first language that is offered: that of the place.
uint8_t settings_first_language(const struct venue *venue);
