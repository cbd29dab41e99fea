// SPDX-License-Identifier: MIT
// The records of the exhibit, by number: the operator's settings, and for each game how often it was played
// and how often a human won.
#pragma once

#include "storage/store.h"

// Two records are settings. The others hold two counts each, games played and, from byte RECORDS_WON on,
// games won; two decimal digits a byte, the highest first.
enum { RECORDS_CHOICES = 0, RECORDS_HIDDEN = 25, RECORDS = STORE_KEYS, RECORDS_WON = 4 };

// Counts a game in this record, and a win if `won`. Waits for a record that is being written, up to 50 ms.
// Settings are read by store_read and written by store_write.
void records_count_game(uint8_t record, bool won);

// Begins to set all counts to 0: records_tick writes them one after the other, in about 1.2 s.
void records_reset_counts(void);

// As store_tick, which it calls, but also resets counts. To be called once a tick. True if nothing is left to
// be written.
bool records_tick(void);
