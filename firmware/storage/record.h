// SPDX-License-Identifier: MIT
// The records in the EEPROM and their contents.
//
// RECORD_CHOICES and RECORD_HIDDEN are settings. Results older than RECORD_RESET are invalid.
// RECORD_SERVICE holds struct service_record. Every other record belongs to one game, and its number never
// changes. It holds these results for each level of the machine:
//
//   PLAYED..  games finished, two decimal digits per byte, highest digits first
//   WON..     games won by a human, in the same format
//   BEST      longest run of games won without a hint, up to 99
//   RUN       current run
#pragma once

#include "board.h" // PLAYED_BYTES, WON_BYTES

#include <stdint.h>

enum { RECORD_CHOICES = 0, RECORD_HIDDEN = 25, RECORD_RESET = 26, RECORDS = 27 };
enum { RECORD_SERVICE = 31 }; // number of the service record, which leaves room for more games

enum {
    HUNDRED = 100,
    PLAYED = 0,
    WON = PLAYED_BYTES,
    COUNT_BYTES = WON + WON_BYTES,
    BEST = COUNT_BYTES,
    RUN = BEST + 1,
    RESULT_BYTES = RUN + 1,
    RESULT_LEVELS = 4,
    RECORD_BYTES = RESULT_LEVELS * RESULT_BYTES // size of each record in bytes
};

// Counts since the latest service stop at SERVICE_COUNT_MAX.
enum { SERVICE_COUNT_MAX = 255 * HUNDRED + HUNDRED - 1 };
struct service_record {
    uint16_t hours;     // hours run
    uint16_t restarts;  // number of starts, except those that port_restart caused
    uint8_t quarters;   // quarter hours since the latest full hour, 0 to 3
    uint8_t is_renewal; // not 0 if the firmware itself causes the next restart
};

// How a match ended for a human player
enum outcome { NOT_WON, WON_WITH_HINTS, WON_ALONE };
