// SPDX-License-Identifier: MIT
// The settings record of a board with an owner: settings of the menu, players of both sides and the human's
// own piles.
#pragma once

#include "storage/record.h" // RECORD_BYTES
#include "ui/screens/ui.h"

enum { SETTINGS_VERSION = 0 };

// The settings record in EEPROM
struct settings_record {
    struct settings settings; // settings, in which `game` is a record number
    uint8_t side[2];
    uint8_t unused[RECORD_BYTES - sizeof(struct settings) - 4]; // 0
    uint8_t version; // SETTINGS_VERSION; earlier firmware always stored 0 here
    uint8_t make;    // kind of resistor ladder that the keys have (enum ladder_make)
};
_Static_assert(sizeof(struct settings_record) == RECORD_BYTES, "the settings fill a record");

// Loads settings from a record. Keeps the defaults if the record is not valid.
void settings_load(struct settings *settings, struct match *match, const struct settings_record *record);

// Copies the settings into a record. Returns true if the record has changed.
bool settings_store(const struct settings *settings, const struct match *match,
                    struct settings_record *record);
