// SPDX-License-Identifier: MIT
#include "ui/owner/settings_record.h"

#include "ui/screens/titles.h"

#include <string.h> // memcmp, memcpy

// Returns the row of the game with this record number, 0 if there is none.
static uint8_t row_of(uint8_t record)
{
    uint8_t row = GAME_COUNT - 1;
    while (row && title_of(row)->record != record)
        row--;
    return row;
}

void settings_load(struct ui *ui, const struct settings_record *record)
{
    if (!record->settings.level || record->version != SETTINGS_VERSION)
        return;
    ui->settings = record->settings;
    ui->settings.game = row_of(record->settings.game);
    memcpy(ui->match.side, record->side, sizeof record->side);
}

bool settings_store(const struct ui *ui, struct settings_record *record)
{
    const struct settings_record before = *record;
    record->settings = ui->settings;
    record->settings.game = title_of(ui->settings.game)->record;
    memcpy(record->side, ui->match.side, sizeof record->side);
    record->version = SETTINGS_VERSION;
    return memcmp(record, &before, sizeof before);
}
