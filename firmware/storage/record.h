// SPDX-License-Identifier: MIT
// What the records hold, for the storage that keeps them and the screens that show them.
//
// Two records are settings, and one is written when the operator resets all results: older ones do not count.
// Every other one is of a game, under a number that never changes, and has results for each level of the
// machine. Results are
//
//   PLAYED..  games played to their end, two decimal digits a byte, the highest first
//   WON..     games won by a human, likewise
//   BEST      the longest run of games won without a hint, up to 99
//   RUN       the present run
#pragma once

#include "board.h" // PLAYED_BYTES, WON_BYTES

enum { RECORD_CHOICES = 0, RECORD_HIDDEN = 25, RECORD_RESET = 26, RECORDS = 27 };

enum {
    HUNDRED = 100,
    PLAYED = 0,
    WON = PLAYED_BYTES,
    COUNT_BYTES = WON + WON_BYTES,
    BEST = COUNT_BYTES,
    RUN = BEST + 1,
    RESULT_BYTES = RUN + 1,
    RESULT_LEVELS = 4,
    RECORD_BYTES = RESULT_LEVELS * RESULT_BYTES // of each record
};

// How a match ended for a human, for its results
enum outcome { NOT_WON, WON_WITH_HINTS, WON_ALONE };
