// SPDX-License-Identifier: MIT
// What the store keeps: the settings of the operator, and for each game how often it was played, and won by
// a human. The record of a game has a number, from 1 to RECORDS, that is its own for ever.
#pragma once

#include "storage/store.h"

// A count: two decimal digits a byte, the highest first.
enum { RECORDS = STORE_KEYS - 1, RECORD_WON = 4, RECORD_BYTES = STORE_BYTES };

// Finds what is kept; 20 ms.
void records_init(void);

// These wait for a record that is being written, up to 50 ms, which only an operator notices. What they write
// is complete after 50 ms of records_tick. Records are read as all zero if there are none.
void records_read(uint8_t record, uint8_t bytes[RECORD_BYTES]);
void records_keep_settings(const uint8_t settings[RECORD_BYTES]);
void records_count_game(uint8_t record, bool won);

// Sets all counts to 0, one after the other, in about 1.2 s of records_tick.
void records_reset_counts(void);

// To be called once a tick. True if nothing is left to be written.
bool records_tick(void);
