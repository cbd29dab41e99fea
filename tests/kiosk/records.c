// SPDX-License-Identifier: MIT
// If this test fails, a board counts the results of a game wrongly, or loses them. Tests levels, runs of
// wins, largest counts and resets. kiosk/store.c cuts the power while a record is written.
#include "storage/records.h"

#include "eeprom.h"
#include "random.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 3000, RECORD = 7, OTHER = 24 };

static void begin(void)
{
    begin_with(0xff);
    records_init();
}

struct result {
    unsigned long played, won;
    unsigned best, run;
};

static unsigned long number(const uint8_t *digits, unsigned bytes)
{
    unsigned long value = 0;
    for (; bytes; bytes--)
        value = 100 * value + *digits++;
    return value;
}

static struct result read(uint8_t record, uint8_t level)
{
    const struct results *kept = (const void *)store_read(record);
    if (!kept)
        return (struct result){0};
    kept += level;
    return (struct result){number(kept->played, PLAYED_BYTES), number(kept->won, WON_BYTES), kept->best,
                           kept->run};
}

static bool same(struct result one, struct result other)
{
    return one.played == other.played && one.won == other.won && one.best == other.best &&
           one.run == other.run;
}

static void add(struct result *result, uint8_t ended)
{
    result->played++;
    result->won += ended != NOT_WON;
    result->run = ended == WON_ALONE ? result->run + 1 : 0;
    if (result->run > result->best)
        result->best = result->run;
}

static bool each_at_its_level(void)
{
    struct result wanted[RESULT_LEVELS] = {0}, other = {0};
    begin();
    for (unsigned i = 0; i < GAMES; i++) {
        const uint8_t level = random_below(RESULT_LEVELS), chance = random_below(8);
        const uint8_t ended = chance < 6 ? WON_ALONE : chance == 6 ? WON_WITH_HINTS : NOT_WON;
        records_count_game(RECORD, level, ended);
        add(&wanted[level], ended);
        if (i % 16 == 0) {
            records_count_game(OTHER, 0, ended);
            add(&other, ended);
        }
        rest();
    }
    records_init();
    bool good = same(read(OTHER, 0), other);
    for (uint8_t level = 0; level < RESULT_LEVELS; level++)
        good &= same(read(RECORD, level), wanted[level]) && wanted[level].best > 2;
    return good;
}

// Checks that a count stops growing when its first byte is 99.
static bool counts_end(void)
{
    struct results full[RESULT_LEVELS] = {0}, *const results = &full[RESULT_LEVELS - 1];
    begin();
    memset(results, 99, sizeof *results);
    results->played[0] = results->won[0] = 98;
    write_record(RECORD, (const uint8_t *)full);
    records_count_game(RECORD, RESULT_LEVELS - 1, WON_ALONE);
    memset(results, 0, COUNT_BYTES);
    results->played[0] = results->won[0] = 99;
    bool good = true;
    for (unsigned i = 0; i < 3; i++) {
        good &= !memcmp(store_read(RECORD), full, RECORD_BYTES);
        records_count_game(RECORD, RESULT_LEVELS - 1, WON_ALONE);
    }
    return good;
}

static bool one_is_reset(void)
{
    bool good = true;
    begin();
    for (uint8_t level = 0; level < RESULT_LEVELS; level++)
        records_count_game(RECORD, level, WON_ALONE);
    records_count_game(OTHER, 0, WON_ALONE);
    *records_edit(RECORD, RESULT_LEVELS - 1) = (struct results){0};
    store_write(RECORD);
    rest();
    records_init();
    for (uint8_t level = 0; level < RESULT_LEVELS; level++)
        good &= read(RECORD, level).played == (level + 1 != RESULT_LEVELS);
    return good && read(OTHER, 0).played == 1;
}

static bool all_are_reset(void)
{
    static const uint8_t settings[STORE_BYTES] = {1, 2, 1};
    begin();
    for (uint8_t record = 0; record < RECORDS; record++)
        if (record == RECORD_CHOICES || record == RECORD_HIDDEN)
            write_record(record, settings);
        else
            records_count_game(record, RESULT_LEVELS - 1, WON_ALONE);
    records_reset_all();
    rest();
    records_init();
    bool good = !memcmp(store_read(RECORD_CHOICES), settings, sizeof settings) &&
                !memcmp(store_read(RECORD_HIDDEN), settings, sizeof settings);
    for (uint8_t record = 1; record < RECORD_HIDDEN; record++)
        good &= read(record, RESULT_LEVELS - 1).played == 0 && !read(record, 0).best;
    return good;
}

// Adds a win to every game.
static void count_all(void)
{
    for (uint8_t record = 1; record < RECORD_HIDDEN; record++)
        records_count_game(record, RESULT_LEVELS - 1, WON_ALONE);
    rest();
}

// Cuts the power during a reset. Afterwards, all old counts or none must be stored.
static bool cuts_reset_all_or_none(void)
{
    begin();
    for (unsigned bytes = 0, is_whole = false; !is_whole; bytes++) {
        count_all();
        const unsigned long before = read(RECORD, RESULT_LEVELS - 1).played;
        left = bytes;
        torn = (uint8_t)random_bits();
        if (!setjmp(cut)) {
            records_reset_all();
            rest();
        }
        is_whole = left <= bytes;
        left = -1;
        records_init();
        unsigned games = 0, others = 0;
        for (uint8_t record = 1; record < RECORD_HIDDEN; record++) {
            const unsigned long played = read(record, RESULT_LEVELS - 1).played;
            games += played == before;
            others += played && played != before;
        }
        if (games % (RECORD_HIDDEN - 1) || others) {
            printf("# cut in byte %u: %u of %d games are still counted, %u wrongly\n", bytes, games + others,
                   RECORD_HIDDEN - 1, others);
            return false;
        }
    }
    records_count_game(OTHER, 0, WON_ALONE);
    rest();
    records_init();
    return read(OTHER, 0).played == 1 && !read(RECORD, RESULT_LEVELS - 1).played;
}

int main(void)
{
    tap_check(each_at_its_level(), "games, wins and runs are counted for each level");
    tap_check(counts_end(), "a count stops at its largest value and changes no other count");
    tap_check(one_is_reset(), "a reset of one game at one level clears no other result");
    tap_check(all_are_reset(), "a reset of all results clears no setting");
    tap_check(cuts_reset_all_or_none(), "a power cut at any byte of a reset: all results are reset or none");
    return tap_done();
}
