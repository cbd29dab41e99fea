// SPDX-License-Identifier: MIT
// If this test fails, a board loses settings or results after a power cut or a worn byte. Tests the store
// with a power cut at every byte of a write, flipped bits and foreign data. Counts the wear of the EEPROM.
#include "storage/store.h"
#include "draw.h"
#include "eeprom.h"
#include "random.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = EEPROM_SIZE, PRIORS_OF_ALL = 4300000 / (SIZE * STORE_SLOT_BYTES), PRIORS = PRIORS_OF_ALL / 6 };
enum { TEARS = 6 }; // number of values that the test writes to a damaged byte
enum { PARTS = 8 }; // outside the record, the test flips one in PARTS bits

static int never_torn_to = -1;

static bool read_record(uint8_t key, uint8_t *bytes)
{
    const uint8_t *stored = store_read(key);
    if (stored)
        memcpy(bytes, stored, STORE_BYTES);
    return stored;
}

static void write_all(uint8_t key, const uint8_t *bytes)
{
    write_record(key, bytes);
    rest();
}

// Cuts the power at byte `at` of a write. The old or the new record must remain.
static bool survives(uint8_t key, unsigned at, uint8_t tear)
{
    static uint8_t before[SIZE], old[STORE_KEYS][STORE_BYTES];
    static bool had[STORE_KEYS];
    uint8_t new[STORE_BYTES], found[STORE_BYTES];
    memcpy(before, eeprom, SIZE);
    for (uint8_t i = 0; i < STORE_KEYS; i++)
        had[i] = read_record(i, old[i]);
    for (unsigned i = 0; i < STORE_BYTES; i++)
        new[i] = (uint8_t)random_bits();

    left = at;
    torn = tear;
    if (!setjmp(cut))
        write_all(key, new);
    left = -1;
    store_init();

    const bool has = read_record(key, found);
    const bool is_new = has && !memcmp(found, new, STORE_BYTES);
    const bool is_old = has == had[key] && (!has || !memcmp(found, old[key], STORE_BYTES));
    bool good = (is_new || is_old) && (at < STORE_SLOT_BYTES || is_new);
    for (uint8_t i = 0; i < STORE_KEYS; i++) {
        const bool kept = read_record(i, found);
        if (i != key)
            good &= kept == had[i] && (!kept || !memcmp(found, old[i], STORE_BYTES));
    }
    memcpy(eeprom, before, SIZE);
    store_init();
    return good;
}

// Cuts the power at each byte of a write, with several values of the damaged byte.
static bool survives_everywhere(uint8_t key)
{
    for (unsigned at = 0; at <= STORE_SLOT_BYTES; at++)
        for (unsigned way = 0; way < TEARS; way++) {
            const uint8_t some = (uint8_t)random_bits();
            const uint8_t tear = way == 0 ? 0xff : way == 1 ? 0 : way == 2 ? eeprom[some] : some;
            if (tear != never_torn_to && !survives(key, at, tear))
                return false;
        }
    return true;
}

static void fill(void)
{
    uint8_t bytes[STORE_BYTES];
    begin_with(0xff);
    for (unsigned i = 0; i < 300; i++) {
        for (unsigned j = 0; j < STORE_BYTES; j++)
            bytes[j] = (uint8_t)random_bits();
        write_all(random_bits() % STORE_KEYS, bytes);
    }
}

static bool any_prior_contents(void)
{
    const unsigned rounds = draw_count(PRIORS, PRIORS_OF_ALL);

    for (unsigned round = 0; round < rounds; round++) {
        const unsigned kind = round % 4;
        fill();
        for (unsigned i = 0; i < SIZE && kind == 0; i++)
            eeprom[i] = (uint8_t)random_bits();
        if (kind == 1)
            memset(eeprom, (int)random_bits(), SIZE);
        for (unsigned i = 0; i < 40 && kind == 2; i++)
            eeprom[random_bits() % SIZE] ^= 1 << random_bits() % 8;
        store_init();
        if (!survives_everywhere(random_bits() % STORE_KEYS))
            return false;
    }
    return true;
}

// Damages a byte of the stored record. Then cuts the power at each byte of the next write.
static bool nearly_the_same(void)
{
    static uint8_t before[SIZE];
    const uint8_t bytes[STORE_BYTES] = {1, 2, 3, 4, 5, 6, 7};
    const unsigned rounds = draw_count(PRIORS, PRIORS_OF_ALL);

    for (unsigned round = 0; round < rounds; round++) {
        fill();
        memcpy(before, eeprom, SIZE);
        write_all(3, bytes);
        unsigned first = 0;
        while (first < SIZE && eeprom[first] == before[first])
            first++;
        const unsigned lacks = STORE_FIRST + (first - STORE_FIRST) / STORE_SLOT_BYTES * STORE_SLOT_BYTES;
        never_torn_to = eeprom[lacks];
        eeprom[lacks] ^= 1 + random_bits() % 0xff;
        store_init();
        if (!survives_everywhere(3))
            return false;
    }
    never_torn_to = -1;
    return true;
}

static bool flips_are_noticed(void)
{
    uint8_t bytes[STORE_BYTES] = {9, 8, 7, 6, 5, 4, 3}, found[STORE_BYTES];
    begin_with(0xff);
    write_all(5, bytes);
    int first = 0; // index of the first byte of the slot that was written
    while (eeprom[first] == 0xff)
        first++;
    for (unsigned bit = 0; bit < SIZE * 8; bit++) {
        const int at = (int)bit / 8 - first; // index in the slot
        const bool is_in_slot = at >= 0 && at < STORE_SLOT_BYTES;
        if (!is_in_slot && !drawn(bit, PARTS))
            continue;
        eeprom[bit / 8] ^= 1 << bit % 8;
        store_init();
        const bool found_it = read_record(5, found);
        eeprom[bit / 8] ^= 1 << bit % 8;
        if (found_it == is_in_slot)
            return false;
    }
    return true;
}

enum { FIRST_SLOT = 18 };

// Slots as the first firmware wrote them, with two versions of records 0 and 3
static const uint8_t first_layout[] = {
    0x01, 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x01, 0x00, 0x00, 0x00, 0x79, 0x3c, 0x01, //
    0x02, 0x00, 0x00, 0x03, 0x00, 0x00, 0x0c, 0x21, 0x00, 0x05, 0x43, 0x00, 0x4a, 0x02, //
    0x03, 0x00, 0x00, 0x00, 0x02, 0x01, 0x00, 0x01, 0x00, 0x00, 0x00, 0x48, 0x44, 0x03, //
    0x04, 0x00, 0x00, 0x03, 0x00, 0x00, 0x0c, 0x22, 0x00, 0x05, 0x43, 0x28, 0x20, 0x04,
};

static bool has_no_record(void)
{
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        if (store_read(key))
            return false;
    return true;
}

// Checks that records of the first firmware are ignored.
static bool first_layout_is_refused(void)
{
    begin_with(0xff);
    memcpy(&eeprom[FIRST_SLOT], first_layout, sizeof first_layout);
    store_init();
    return has_no_record() && survives_everywhere(3);
}

static bool other_contents_are_refused(void)
{
    bool good = true;
    for (unsigned byte = 0; byte <= UINT8_MAX; byte++) {
        begin_with((uint8_t)byte);
        good &= has_no_record();
    }
    return good;
}

// Simulates a year of play. Checks how often the most used byte is written.
static void a_year(void)
{
    uint8_t bytes[STORE_BYTES] = {0};
    uint32_t counts[STORE_KEYS] = {0};
    begin_with(0xff);
    memset(wear, 0, sizeof wear);
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        write_all(key, bytes);
    bool good = true;
    for (unsigned day = 0; day < 366; day++) {
        for (unsigned game = 0; game < VERSIONS_A_DAY; game++) {
            const uint8_t key =
                1 + (random_bits() % 4 ? random_bits() % 3 : random_bits() % (STORE_KEYS - 1));
            memcpy(bytes, &(uint32_t){++counts[key]}, 4);
            write_all(key, bytes);
        }
        store_init();
    }
    for (uint8_t key = 1; key < STORE_KEYS; key++) {
        uint32_t count = 0;
        good &= read_record(key, bytes);
        memcpy(&count, bytes, 4);
        good &= count == counts[key];
    }
    tap_check(good, "all results of a year with %u games a day are saved", (unsigned)VERSIONS_A_DAY);
    unsigned most = 0;
    for (unsigned i = 0; i < SIZE; i++)
        if (wear[i] > most)
            most = wear[i];
    printf("# most writes of a byte in a year: %u\n", most);
    tap_check(10 * most <= STORE_ENDURANCE, "in ten years no byte exceeds the EEPROM's endurance");
}

static bool reads(uint8_t key, uint8_t byte)
{
    const uint8_t *const stored = store_read(key);
    return stored && stored[0] == byte && stored[STORE_BYTES - 1] == byte;
}

static void tick(unsigned bytes)
{
    while (bytes--)
        store_tick();
}

// After each number of written bytes, gives up the write or starts another write.
static bool amid_a_write(void)
{
    enum { KEY = 3, OTHER = 4, FIRST = 1, GIVEN_UP, AMID, LAST };
    uint8_t version[LAST + 1][STORE_BYTES];
    for (uint8_t i = 0; i <= LAST; i++)
        memset(version[i], i, STORE_BYTES);
    begin_with(0xff);
    for (unsigned bytes = 0; bytes < STORE_SLOT_BYTES; bytes++) {
        write_all(KEY, version[FIRST]);
        write_record(KEY, version[GIVEN_UP]);
        tick(bytes);
        store_give_up(OTHER);
        if (!reads(KEY, GIVEN_UP))
            return false;
        store_give_up(KEY);
        if (!store_tick() || !reads(KEY, FIRST))
            return false;
        write_record(KEY, version[AMID]);
        tick(bytes);
        write_all(KEY, version[LAST]);
        store_init();
        if (!reads(KEY, LAST))
            return false;
    }
    return true;
}

// Restarts the store before each write. Returns the number of different slots used.
static unsigned slots_of_many_starts(void)
{
    uint8_t bytes[STORE_BYTES] = {0};
    bool is_written[STORE_SLOTS] = {false};
    unsigned slots = 0;

    memset(eeprom, 0xff, SIZE);
    for (unsigned game = 0; game < STORE_SLOTS; game++) {
        uint8_t before[SIZE];

        memcpy(before, eeprom, SIZE);
        bytes[0]++;
        store_init();
        write_all(3, bytes);
        for (unsigned at = STORE_FIRST; at < SIZE; at++)
            if (eeprom[at] != before[at])
                is_written[(at - STORE_FIRST) / STORE_SLOT_BYTES] = true;
    }
    for (unsigned i = 0; i < STORE_SLOTS; i++)
        slots += is_written[i];
    return slots;
}

int main(void)
{
    tap_check(other_contents_are_refused(), "an EEPROM without records is read as empty");
    tap_check(first_layout_is_refused(), "records of the first firmware are ignored, and do no harm");
    tap_check(any_prior_contents(),
              "power cut at every byte: the old or the new record remains, and all others");
    tap_check(nearly_the_same(),
              "power cut in a slot that lacks one byte of another version: old or new record");
    tap_check(flips_are_noticed(), "every flipped bit in a record is noticed, and no bit elsewhere matters");
    tap_check(amid_a_write(), "during a write a record can be read, given up or replaced");
    const unsigned slots = slots_of_many_starts();
    tap_check(slots == STORE_SLOTS, "after each start the next slot is used: %u of %u slots are written",
              slots, STORE_SLOTS);
    a_year();
    return tap_done();
}
