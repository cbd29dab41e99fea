// SPDX-License-Identifier: MIT
// The state that a kiosk adds to the screens' own: the operator's settings, the keys and attract mode.
#pragma once

#include "game/flash.h"     // FLASH
#include "storage/record.h" // RECORD_BYTES

#include <stdbool.h>
#include <stdint.h>

struct keeper; // of ui/screens/ui.h

struct venue {
    // Keeps the settings.
    const FLASH struct keeper *keeper;
    uint8_t settings[RECORD_BYTES]; // as in their record (settings.c)
    uint8_t hidden[RECORD_BYTES];   // what is not offered: a bit for each game and each language (settings.c)
    bool is_new;                    // no setting was ever kept
    bool attracts;                  // attract mode is on
    bool language_chosen;           // a key has changed the language in attract mode
    uint8_t place;                  // place of the game that attract mode shows, in the order of the kiosk
    uint8_t down;                   // keys that are down, bit n: enum key n
    uint8_t seconds;                // since a key went down or up
    uint16_t since;                 // ms, when the present second began
    bool is_half_done;              // the first half of the operator's gesture is done
    uint8_t lamps;                  // lamps of the keys that have an effect, bit n: enum key n
    uint8_t lamps_left;             // the lamps of keys 0 to lamps_left - 1 are not computed yet
};
