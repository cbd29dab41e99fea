// SPDX-License-Identifier: MIT
// State that only a kiosk has: settings, keys and attract mode.
#pragma once

#include "game/flash.h"     // FLASH
#include "storage/record.h" // RECORD_BYTES
#include "ui/input/keys.h"  // struct bounce

#include <stdbool.h>
#include <stdint.h>

enum eeprom_state { EEPROM_IN_TEST, EEPROM_INTACT, EEPROM_FAULTY };

struct venue {
    uint8_t settings[RECORD_BYTES]; // the operator's settings
    uint8_t hidden[RECORD_BYTES];   // hidden games and languages, one bit each (settings.c)
    bool is_new;                    // true if no settings were ever saved
    bool attracts;                  // true while the kiosk is in attract mode
    bool language_chosen;           // true if a visitor has changed the language in attract mode
    uint8_t place;                  // index of the game in attract mode, in the kiosk's order
    uint8_t down;                   // keys that are down, where bit n is enum key n
    uint8_t unchanged_s;            // seconds since a key last went down or up
    uint16_t second_began;          // time in ms at which the current second of unchanged_s began
    bool is_half_done;              // true after the operator has held LEFT+RIGHT
    uint8_t stuck;                  // keys that were down for STUCK_S without a change
    struct bounce bounce;           // bounce of the latest key
    uint16_t run_second_began;      // time (ms) when the current second of `run_s` began
    uint16_t run_s;                 // seconds since a quarter hour was last counted
    uint8_t lamps;                  // keys that have an effect, so their lamps are lit
    uint8_t lamps_left;             // number of keys, from key 0, whose lamps are to be computed
    union {                         // state of the current screen
        uint8_t opening;            // stage of the opening (see opening.c)
        struct morra {
            // phase, and numbers of fingers that the human and the machine show
            uint8_t phase, fingers, machine;
            int8_t lead; // the human's points minus the machine's points
        } morra;
        struct operating {
            uint8_t item, level;
            bool resets;
        } operating;
        struct service {
            uint8_t stage;     // what is shown (service.c)
            uint8_t pressed;   // keys that went down since the screen opened
            uint8_t bounce_ms; // duration of the latest bounce, in ms
            uint8_t eeprom;    // enum eeprom_state
        } service;
        struct attract {
            bool names_language;
            uint8_t page; // number of the page of rules on the screen, or 0 for the title
        } attract;
    } state;
};
