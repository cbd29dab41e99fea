// SPDX-License-Identifier: MIT
// Counts and resets the results of games. A count stops growing when its first two digits are 99. Settings
// use store_read and store_write directly. The functions wait as store_read does, records_reset_all up to
// twice as long.
#pragma once

#include "storage/store.h"

// Calls store_init, then discards results from before the latest reset.
void records_init(void);

// Returns a record's results at a level. The caller may change the results before store_write.
struct results *records_edit(uint8_t record, uint8_t level);

// Adds a match with this outcome (enum outcome) to the results.
void records_add(struct results *result, uint8_t outcome);

// Adds a match to a record and starts writing the record.
void records_count_game(uint8_t record, uint8_t level, uint8_t outcome);

// Resets all results with one write, so a loss of power cannot reset only some.
void records_reset_all(void);
