// SPDX-License-Identifier: MIT
#include "storage/records.h"

// Adds 1 to a decimal number with two digits per byte, highest digits first.
static void add_one(uint8_t *count, uint8_t bytes)
{
    if (*count == HUNDRED - 1)
        return;
    while (++count[--bytes] == HUNDRED)
        count[bytes] = 0;
}

struct results *records_edit(uint8_t record, uint8_t level)
{
    struct results *const results = (void *)store_edit(record);
    return &results[level];
}

void records_add(struct results *result, uint8_t outcome)
{
    add_one(result->played, PLAYED_BYTES);
    if (outcome > NOT_WON)
        add_one(result->won, WON_BYTES);
    uint8_t run = result->run;
    if (outcome != WON_ALONE)
        run = 0;
    else if (run < HUNDRED - 1)
        run++;
    result->run = run;
    if (run > result->best)
        result->best = run;
}

void records_count_game(uint8_t record, uint8_t level, uint8_t outcome)
{
    records_add(records_edit(record, level), outcome);
    store_write(record);
}

// Forgets the results that are older than the latest reset.
static void forget_reset_results(void)
{
    for (uint8_t record = 0; record < RECORDS; record++)
        if (record != RECORD_CHOICES && record != RECORD_HIDDEN)
            store_forget_older(record, RECORD_RESET);
}

void records_init(void)
{
    store_init();
    forget_reset_results();
}

void records_reset_all(void)
{
    store_edit(RECORD_RESET);
    store_write(RECORD_RESET);
    forget_reset_results();
}
