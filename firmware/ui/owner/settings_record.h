// SPDX-License-Identifier: MIT
// The record of what outlives a loss of power on a board with an owner, beside the results: the settings of
// the menu, with the sides and the human's own piles.
#pragma once

#include "storage/record.h" // RECORD_BYTES
#include "ui/screens/ui.h"

enum { SETTINGS_VERSION = 0 };

// The bytes of the record, in their order
struct settings_record {
    struct settings settings; // the game as the number of its record, which is the same in every firmware
    uint8_t side[2];
    uint8_t unused[RECORD_BYTES - sizeof(struct settings) - 4]; // 0
    uint8_t version; // SETTINGS_VERSION. It is 0, as earlier firmware wrote 0 here.
    uint8_t make;    // of the keys, of which each board has its own kinds
};
_Static_assert(sizeof(struct settings_record) == RECORD_BYTES, "the settings fill a record");

// Sets the settings to those of a record. Leaves them as delivered if the record was never kept, which shows
// by its level 0, or has another version. A game that this firmware does not have becomes the first one.
void settings_load(struct ui *ui, const struct settings_record *record);

// Puts the settings into their record; true if that has changed it.
bool settings_store(const struct ui *ui, struct settings_record *record);
