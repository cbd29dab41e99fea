// SPDX-License-Identifier: MIT
// The records in the EEPROM and their contents.
//
// RECORD_CHOICES and RECORD_HIDDEN are settings. Results older than RECORD_RESET are invalid.
// RECORD_SERVICE holds struct service_record. Every other record belongs to one game, and its number never
// changes. Such a record holds a struct results for each level of the machine.
#pragma once

#include "board.h" // PLAYED_BYTES, WON_BYTES

#include <stdint.h>

enum { RECORD_CHOICES = 0, RECORD_HIDDEN = 25, RECORD_RESET = 26, RECORDS = 27 };
enum { RECORD_SERVICE = 31 }; // number of the service record; new games can use RECORDS to 30

// Results of a game at a level. Each byte of `played` and `won` holds two decimal digits, the most
// significant digits first.
struct results {
    uint8_t played[PLAYED_BYTES]; // games finished
    uint8_t won[WON_BYTES];       // games won by a human
    uint8_t best;                 // longest run of games won without a hint, up to 99
    uint8_t run;                  // current run
};

enum {
    HUNDRED = 100,
    COUNT_BYTES = PLAYED_BYTES + WON_BYTES,
    RESULT_LEVELS = 4,
    RECORD_BYTES = RESULT_LEVELS * (COUNT_BYTES + 2) // size of each record in bytes
};
_Static_assert(sizeof(struct results[RESULT_LEVELS]) == RECORD_BYTES, "a record has room for all levels");

// Counts in the service record stop at this number.
enum { SERVICE_COUNT_MAX = 255 * HUNDRED + HUNDRED - 1 };
struct service_record {
    uint16_t hours;     // hours run
    uint16_t restarts;  // number of starts, except those that port_restart caused
    uint8_t quarters;   // quarter hours since the latest full hour, 0 to 3
    uint8_t is_renewal; // not 0 if the firmware itself causes the next restart
};

// How a match ended for a human player
enum outcome { NOT_WON, WON_WITH_HINTS, WON_ALONE };
