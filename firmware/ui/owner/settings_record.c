// SPDX-License-Identifier: MIT
#include "ui/owner/settings_record.h"

#include "ui/screens/titles.h"

#include <string.h> // memcmp, memcpy

// Returns the row of the game with this record number, or 0 if there is none.
static uint8_t row_of(uint8_t record)
{
    uint8_t row = GAME_COUNT - 1;
    while (row && title_of(row)->record != record)
        row--;
    return row;
}

void settings_load(struct settings *settings, struct match *match, const struct settings_record *record)
{
    if (!record->settings.level || record->version != SETTINGS_VERSION)
        return;
    *settings = record->settings;
    settings->game = row_of(record->settings.game);
    memcpy(match->side, record->side, sizeof record->side);
}

bool settings_store(const struct settings *settings, const struct match *match,
                    struct settings_record *record)
{
    const struct settings_record before = *record;
    record->settings = *settings;
    record->settings.game = title_of(settings->game)->record;
    memcpy(record->side, match->side, sizeof record->side);
    record->version = SETTINGS_VERSION;
    return memcmp(record, &before, sizeof before);
}
