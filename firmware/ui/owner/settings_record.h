// SPDX-License-Identifier: MIT
// What outlives a loss of power on a board without a kiosk: the settings of the menu, with the sides and the
// human's own piles, and the results of each game at each level.
#pragma once

#include "storage/record.h" // RECORD_BYTES

#include <stdbool.h>
#include <stdint.h>

// This byte of the record is the board's own. It is 0 in a record that a firmware without such a byte wrote.
enum { BOARD_BYTE = RECORD_BYTES - 1 };

// Sets the settings to those of this record, or leaves them as delivered if it is all 0. To be called once,
// after ui_init.
void settings_record_load(uint8_t record[RECORD_BYTES]);

// Puts the settings into their record; true if that has changed it.
bool settings_record_store(uint8_t record[RECORD_BYTES]);

// Puts results (storage/record.h) into the view: games won and games played, two bytes each, and the longest
// run.
void results_show(const uint8_t *result);
