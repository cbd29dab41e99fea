// SPDX-License-Identifier: MIT
#include "storage/records.h"

#include <string.h> // memcpy, memset

static uint8_t reset_left; // the record that was reset last; 0 or 1: no reset under way

// Adds 1 to a count, the highest digits of which come first.
static void add_one(uint8_t *count, uint8_t bytes)
{
    if (*count == HUNDRED - 1)
        return;
    while (++count[--bytes] == HUNDRED)
        count[bytes] = 0;
}

// Copies a record, all zero if it was never kept, and returns where its results at this level are.
static uint8_t *load(uint8_t record, uint8_t level, uint8_t copy[RECORD_BYTES])
{
    const uint8_t *kept = store_read(record);

    memset(copy, 0, RECORD_BYTES);
    if (kept)
        memcpy(copy, kept, RECORD_BYTES);
    return RESULT_LEVELS > 1 ? &copy[level * RESULT_BYTES] : copy;
}

void records_count_game(uint8_t record, uint8_t level, uint8_t ended)
{
    uint8_t copy[RECORD_BYTES], *const result = load(record, level, copy);

    add_one(&result[PLAYED], PLAYED_BYTES);
    if (ended)
        add_one(&result[WON], WON_BYTES);
    if (RESULT_RUNS) {
        uint8_t run = result[RUN];
        if (ended != WON_ALONE)
            run = 0;
        else if (run < HUNDRED - 1)
            run++;
        result[RUN] = run;
        if (run > result[BEST])
            result[BEST] = run;
    }
    store_write(record, copy);
}

void records_reset(uint8_t record, uint8_t level)
{
    uint8_t copy[RECORD_BYTES];

    memset(load(record, level, copy), 0, RESULT_BYTES);
    store_write(record, copy);
}

void records_reset_all(void)
{
    reset_left = RECORDS;
}

bool records_tick(void)
{
    static const uint8_t zero[RECORD_BYTES];
    if (!store_tick())
        return false;
    if (reset_left > RECORDS) // a bit has flipped
        reset_left = 0;
    if (reset_left <= RECORD_CHOICES + 1)
        return true;
    if (--reset_left != RECORD_HIDDEN)
        store_write(reset_left, zero);
    return false;
}
