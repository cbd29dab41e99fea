// SPDX-License-Identifier: MIT
// The state of a kiosk: the operator's settings, visits and attract mode.
#pragma once

#include "storage/record.h" // RECORD_BYTES

#include <stdbool.h>
#include <stdint.h>

struct venue {
    uint8_t settings[RECORD_BYTES]; // as in their record (settings.c)
    uint8_t hidden[RECORD_BYTES];   // a bit for each game, by the number of its record, and for each language
    bool is_new;                    // no setting was ever kept
    bool attracts;                  // attract mode is on
    bool language_chosen;           // in attract mode
    uint8_t place;                  // of the game shown in attract mode, in the order of the kiosk
    uint8_t down;                   // keys that are down, bit n: enum key n
    uint8_t seconds;                // since a key went down or up
    uint16_t since;                 // ms, when the present second began
    bool is_half_done;              // the first half of the operator's gesture is done
    uint8_t lamps;                  // lamps that are lit, bit n: enum key n
    uint8_t lamps_left;             // keys, from 0 on, whose lamps are still to be computed
};
