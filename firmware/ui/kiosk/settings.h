// SPDX-License-Identifier: MIT
// The settings of the operator, and the records in which the kiosk keeps them and its counts.
#pragma once

#include "game/flash.h"     // FLASH
#include "storage/record.h" // RECORD_BYTES

#include <stdbool.h>
#include <stdint.h>

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

// Storage of the records (storage/record.h), by their numbers. Each function may wait until what the one
// before has begun to write is written, up to 0.2 s.
struct kiosk_records {
    const uint8_t *(*read)(uint8_t record); // RECORD_BYTES until the next call; null if it was never kept
    void (*keep)(uint8_t record, const uint8_t bytes[RECORD_BYTES]);
    void (*count_game)(uint8_t record, uint8_t level, uint8_t task); // level from 0 on; enum results_task
    void (*reset_all)(void);
};

// Reads the settings. To be called once, before all else here.
void settings_init(const FLASH struct kiosk_records *records);

// Returns the storage given to settings_init.
const FLASH struct kiosk_records *settings_records(void);

// Returns the value of a setting (enum choice); 0 if a flipped bit has put it out of range.
uint8_t settings_value(uint8_t choice);

// Changes a setting by one step, 1 or -1, in the ring of its values, and keeps it.
void settings_step(uint8_t choice, int8_t step);

// Returns how the modules of the dots are mounted (device/matrix_frame.h).
uint8_t settings_modules(void);

// Sets how they are mounted, and keeps it with all other settings.
void settings_set_modules(uint8_t modules);

// Returns true until the first setting is stored.
bool settings_are_new(void);

// True if the game at this place of the order is offered to visitors.
bool settings_offers(uint8_t place);

// Offers the game at this place or hides it, and keeps that. The last game that is offered cannot be hidden.
void settings_toggle(uint8_t place);

// True if this language (messages.h) is offered to visitors.
bool settings_offers_language(uint8_t language);

// Offers the language or hides it, and keeps that. The last language that is offered cannot be hidden.
void settings_toggle_language(uint8_t language);

// Goes to the next language that is offered, or with -1 to the one before.
void settings_step_language(int8_t step);

// Goes to the first language that is offered: that of the place.
void settings_first_language(void);
