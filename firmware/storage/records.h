// SPDX-License-Identifier: MIT
// Counts the results of games in their records (storage/record.h), and resets them. Settings are read by
// store_read and written by store_write.
#pragma once

#include "storage/store.h"

// As store_init, for a board on which all results can be reset.
void records_init(void);

// Returns the results in this record at this level, from 0 on, which does not matter where all levels are
// counted together: RESULT_BYTES, to be changed and then kept by store_write. Waits as store_read.
uint8_t *records_edit(uint8_t record, uint8_t level);

// Counts a match in these results, by how it ended (enum outcome). A count stops when its first two
// digits are 99.
void records_add(uint8_t *result, uint8_t ended);

// Counts a match in a record, and begins to write that. Waits as store_read.
void records_count_game(uint8_t record, uint8_t level, uint8_t ended);

// Sets all results to 0, by one record that is written: if power is lost, all of them are reset, or none.
// Takes up to 2 STORE_WRITE_MS.
void records_reset_all(void);
