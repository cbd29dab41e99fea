// SPDX-License-Identifier: MIT
#include "storage/records.h"

#include <string.h> // memcpy, memset

enum { KEY_SETTINGS = 0, HUNDRED = 100 }; // the key of a count is the number of its record

static uint8_t reset_left; // the records up to this one are to be reset

void records_init(void)
{
    store_init();
}

void records_keep_settings(const uint8_t settings[RECORD_BYTES])
{
    store_write(KEY_SETTINGS, settings);
}

void records_read(uint8_t record, uint8_t bytes[RECORD_BYTES])
{
    const uint8_t *stored = store_read(record);
    memset(bytes, 0, RECORD_BYTES);
    if (stored)
        memcpy(bytes, stored, RECORD_BYTES);
}

// `ones` are the lowest digits. noinline: saves flash.
static __attribute__((noinline)) void add_one(uint8_t *ones)
{
    while (++*ones == HUNDRED)
        *ones-- = 0;
}

void records_count_game(uint8_t record, bool won)
{
    uint8_t count[RECORD_BYTES];
    records_read(record, count);
    add_one(&count[RECORD_WON - 1]);
    if (won)
        add_one(&count[RECORD_BYTES - 1]);
    store_write(record, count);
}

void records_reset_counts(void)
{
    reset_left = RECORDS;
}

bool records_tick(void)
{
    static const uint8_t zero[RECORD_BYTES];
    if (!store_tick())
        return false;
    if (reset_left > RECORDS) // a bit of it has flipped
        reset_left = 0;
    else if (reset_left)
        store_write(reset_left--, zero);
    else
        return true;
    return false;
}
