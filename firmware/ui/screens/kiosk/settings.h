// SPDX-License-Identifier: MIT
// What the operator has chosen, and the records in which the kiosk keeps that and its counters.
#pragma once

#include "game/flash.h"             // FLASH
#include "ui/screens/kiosk/order.h" // RECORD_NUMBERS

#include <stdbool.h>
#include <stdint.h>

// Settings with VALUES values each. All zero is as delivered.
enum choice {
    CHOICE_LEVEL, // perfect; a quarter, or half of its moves by chance
    CHOICE_SOUND, // on; only while somebody plays; off
    CHOICE_START, // the first position of the game; the second; by chance
    CHOICE_IDLE,  // 90, 180, 240 s without a key
    SETTINGS
};
enum { VALUES = 3 };

// How often a game was played, and won by the visitor: two decimal digits a byte, the highest first.
enum { PLAYED = 0, PLAYED_BYTES = 4, WON = PLAYED_BYTES, RECORD_BYTES = WON + 3, HUNDRED = 100 };

// Where the kiosk keeps its records, by their numbers. Each function may wait for the one before, up to 50
// ms.
struct kiosk_records {
    const uint8_t *(*read)(uint8_t record); // RECORD_BYTES until the next call; null if it was never kept
    void (*keep)(uint8_t record, const uint8_t bytes[RECORD_BYTES]);
    void (*count_game)(uint8_t record, bool won);
    void (*reset_counts)(void);
};

// Before all else: reads the settings, into memory that is all zero.
void settings_init(const FLASH struct kiosk_records *records);

const FLASH struct kiosk_records *settings_records(void);

// The value of a setting, below VALUES: where a bit of it has flipped, the value as delivered.
uint8_t settings_value(uint8_t choice);

// One step, 1 or -1, further round; that is kept.
void settings_step(uint8_t choice, int8_t step);

// Is the game at this place of the order offered to visitors?
bool settings_offers(uint8_t place);

// Offers it, or hides it where another one is still offered; that is kept.
void settings_toggle(uint8_t place);
