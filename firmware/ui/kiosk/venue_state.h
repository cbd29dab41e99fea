// SPDX-License-Identifier: MIT
// State that only a kiosk has: settings, keys and attract mode.
#pragma once

#include "game/flash.h"     // FLASH
#include "storage/record.h" // RECORD_BYTES

#include <stdbool.h>
#include <stdint.h>

struct keeper; // of ui/screens/ui.h

struct venue {
    const FLASH struct keeper *keeper;
    uint8_t settings[RECORD_BYTES]; // settings record (settings.c)
    uint8_t hidden[RECORD_BYTES];   // hidden games and languages, one bit each (settings.c)
    bool is_new;                    // true if no settings were ever saved
    bool attracts;                  // true while the kiosk is in attract mode
    bool language_chosen;           // true if a visitor has changed the language in attract mode
    uint8_t language;               // language of attract mode
    uint8_t place;                  // index of attract mode's game in the kiosk's order
    uint8_t down;                   // keys that are down; bit n is enum key n
    uint8_t seconds;                // seconds since a key last went down or up
    uint16_t since;                 // time in ms at which the current second began
    bool is_half_done;              // true after the first half of the operator's gesture
    uint8_t lamps;                  // lamps of keys that have an effect; bit n is enum key n
    uint8_t lamps_left;             // the lamps of keys 0..lamps_left-1 are still to be computed
    union {                         // state of the current screen
        uint8_t opening;            // stage of the opening (see opening.c)
        struct morra {
            uint8_t phase, fingers, machine; // phase; number of the human's fingers, of the machine's
            int8_t lead;                     // points by which the human leads
        } morra;
        struct operating {
            uint8_t item, level;
            bool resets;
        } operating;
        struct attract {
            bool names_language;
            uint8_t page; // page of the rules; 0: the title
        } attract;
    } state;
};
