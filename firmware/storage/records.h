// SPDX-License-Identifier: MIT
// Counts the results of games in their records (storage/record.h), and resets them. Settings are read by
// store_read and written by store_write.
#pragma once

#include "storage/store.h"

// Counts a game in this record: how it ended (enum ended), at this level, from 0 on, which does not matter
// where all levels are counted together. A count stops when its first two digits are 99. Waits for a record
// that is being written (STORE_WRITE_MS).
void records_count_game(uint8_t record, uint8_t level, uint8_t ended);

// Sets the results of a game at this level to 0. Waits as records_count_game.
void records_reset(uint8_t record, uint8_t level);

// Begins to set all results to 0: records_tick writes them one after the other, in about 24 STORE_WRITE_MS.
void records_reset_all(void);

// As store_tick, which it calls, but also resets results. To be called once a tick. True if nothing is left
// to be written.
bool records_tick(void);
