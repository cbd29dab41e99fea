// SPDX-License-Identifier: MIT
// State that only a kiosk has: settings, keys and attract mode.
#pragma once

#include "game/flash.h"     // FLASH
#include "storage/record.h" // RECORD_BYTES
#include "ui/input/keys.h"  // struct bounce

#include <stdbool.h>
#include <stdint.h>

struct keeper; // defined in ui/screens/ui.h

enum eeprom_state { EEPROM_IN_TEST, EEPROM_INTACT, EEPROM_FAULTY };

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
    uint8_t unchanged_s;            // seconds since a key last went down or up
    uint16_t second_began;          // time in ms at which the current second of unchanged_s began
    bool is_half_done;              // true after the first half of the operator's gesture
    uint8_t stuck;                  // keys that have been down without a change for STUCK_S
    struct bounce bounce;           // bounce of the latest key
    uint16_t run_second_began;      // time in ms at which the current second of run_s began
    uint16_t run_s;                 // seconds since service.c counted a quarter hour
    uint8_t lamps;                  // lamps of keys that have an effect; bit n is enum key n
    uint8_t lamps_left;             // the lamps of keys 0..lamps_left-1 are still to be computed
    union {                         // state of the current screen
        uint8_t opening;            // stage of the opening (see opening.c)
        struct morra {
            uint8_t phase, fingers, machine; // phase; number of fingers that the human and the machine show
            int8_t lead;                     // points by which the human leads
        } morra;
        struct operating {
            uint8_t item, level;
            bool resets;
        } operating;
        struct service {
            uint8_t stage;     // what is shown (service.c)
            uint8_t pressed;   // keys that went down since the screen opened
            uint8_t bounce_ms; // bounce of the key that went down last
            uint8_t eeprom;    // enum eeprom_state
        } service;
        struct attract {
            bool names_language;
            uint8_t page; // page of the rules, or 0 for the title
        } attract;
    } state;
};
