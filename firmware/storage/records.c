// SPDX-License-Identifier: MIT
#include "storage/records.h"

#include <string.h> // memset

static uint8_t reset_left; // the record that was reset last; 0 or 1: no reset under way

// Adds 1 to a count, the highest digits of which come first.
static void add_one(uint8_t *count, uint8_t bytes)
{
    if (*count == HUNDRED - 1)
        return;
    while (++count[--bytes] == HUNDRED)
        count[bytes] = 0;
}

uint8_t *records_edit(uint8_t record, uint8_t level)
{
    return &store_edit(record)[level * RESULT_BYTES];
}

void records_add(uint8_t *result, uint8_t ended)
{
    add_one(&result[PLAYED], PLAYED_BYTES);
    if (ended > NOT_WON)
        add_one(&result[WON], WON_BYTES);
    uint8_t run = result[RUN];
    if (ended != WON_ALONE)
        run = 0;
    else if (run < HUNDRED - 1)
        run++;
    result[RUN] = run;
    if (run > result[BEST])
        result[BEST] = run;
}

void records_count_game(uint8_t record, uint8_t level, uint8_t ended)
{
    records_add(records_edit(record, level), ended);
    store_write(record);
}

void records_reset_all(void)
{
    reset_left = RECORDS;
}

bool records_tick(void)
{
    if (!store_tick())
        return false;
    if (reset_left > RECORDS) // a bit has flipped
        reset_left = 0;
    if (reset_left <= RECORD_CHOICES + 1)
        return true;
    if (--reset_left != RECORD_HIDDEN) {
        memset(store_edit(reset_left), 0, RECORD_BYTES);
        store_write(reset_left);
    }
    return false;
}
