// SPDX-License-Identifier: MIT
// What outlives a loss of power on a board without a kiosk: the settings of the menu, with the sides and the
// human's own piles, and the results of each game at each level.
#pragma once

#include "game/flash.h"     // FLASH
#include "storage/record.h" // RECORD_BYTES

#include <stdbool.h>
#include <stdint.h>

// Storage of the results, by the numbers of their records. Each function may wait until what was written last
// is complete, up to 0.2 s.
struct keeper {
    const uint8_t *(*read)(uint8_t record); // RECORD_BYTES until the next call; null if it was never kept
    void (*reset)(uint8_t record, uint8_t level);
};

// Sets the storage, and the settings to those of this record, RECORD_BYTES, or as delivered if it is null. To
// be called once, after ui_init.
void kept_init(const FLASH struct keeper *keeper, const uint8_t *record);

// Writes the settings into a record.
void kept_settings(uint8_t record[RECORD_BYTES]);

// Puts the results of the chosen game at the chosen level into the view: the digits of games won and of games
// played, and the longest run.
void kept_show(void);

// Sets these results to 0.
void kept_reset(void);
