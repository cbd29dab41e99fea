// SPDX-License-Identifier: MIT
// What the exhibit keeps in the store, each record under its number: the settings of an operator, and of each
// game how often it was played, and won by a human.
#pragma once

#include "storage/store.h"

// Two records are settings, the others are counts: two decimal digits a byte, the highest first.
enum { RECORDS_CHOICES = 0, RECORDS_HIDDEN = 25, RECORDS = STORE_KEYS, RECORDS_WON = 4 };

// Counts a game; waits for a record that is being written, up to 50 ms. All other records are read by
// store_read and kept by store_write.
void records_count_game(uint8_t record, bool won);

// Sets all counts to 0, one after the other, in about 1.2 s of records_tick.
void records_reset_counts(void);

// To be called once a tick, in the place of store_tick. True if nothing is left to be written.
bool records_tick(void);
