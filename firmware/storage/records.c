// SPDX-License-Identifier: MIT
#include "storage/records.h"

#include <string.h> // memcpy

enum { HUNDRED = 100 };

static uint8_t reset_left; // the record that was reset last; 0 or 1: no reset under way

// Adds 1 to a count; `ones` is its lowest byte. noinline: saves flash.
static __attribute__((noinline)) void add_one(uint8_t *ones)
{
    while (++*ones == HUNDRED)
        *ones-- = 0;
}

void records_count_game(uint8_t record, bool won)
{
    uint8_t count[STORE_BYTES] = {0};
    const uint8_t *before = store_read(record);
    if (before)
        memcpy(count, before, STORE_BYTES);
    add_one(&count[RECORDS_WON - 1]);
    if (won)
        add_one(&count[STORE_BYTES - 1]);
    store_write(record, count);
}

void records_reset_counts(void)
{
    reset_left = RECORDS;
}

bool records_tick(void)
{
    static const uint8_t zero[STORE_BYTES];
    if (!store_tick())
        return false;
    if (reset_left > RECORDS) // a bit has flipped
        reset_left = 0;
    if (reset_left <= RECORDS_CHOICES + 1)
        return true;
    if (--reset_left != RECORDS_HIDDEN)
        store_write(reset_left, zero);
    return false;
}
