// SPDX-License-Identifier: MIT
#include "storage/store.h"

#include "game/in_register.h"
#include "port/eeprom.h"

#include <stddef.h> // offsetof
#include <string.h> // memset

enum { NO_SLOT = 0xff };

#ifdef __AVR__
typedef __uint24 sequence_t;
#define SEQUENCE sequence_t sequence
#else
typedef uint32_t sequence_t;
#define SEQUENCE uint32_t sequence : 24
#endif

// As drawn in store.h, low bytes first.
union slot {
    uint8_t byte[STORE_SLOT_BYTES];
    struct {
        SEQUENCE;
        uint8_t key;
        uint8_t bytes[STORE_BYTES];
        uint16_t crc;
        uint8_t done;
    } __attribute__((packed));
};
_Static_assert(sizeof(union slot) == STORE_SLOT_BYTES, "as drawn in store.h");
enum { CRC = offsetof(union slot, crc), DONE = offsetof(union slot, done) };

static struct store {
    union slot record;           // the record that was read last or is being written
    uint8_t left;                // bytes of it that are not written yet
    uint8_t slot;                // the slot that is written, or was last
    sequence_t sequence;         // the highest sequence number
    uint8_t slot_of[STORE_KEYS]; // the slot of the latest version of each record, or NO_SLOT
} store;

// Returns where a slot begins. noinline: saves flash.
__attribute__((noinline)) static uint16_t address(uint8_t of)
{
    return STORE_FIRST + (uint16_t)of * STORE_SLOT_BYTES;
}

static uint16_t crc_of_record(void)
{
    uint16_t crc = STORE_VERSION;

    for (uint8_t i = 0; i < CRC; i++) {
        crc ^= (uint16_t)store.record.byte[i] << 8;
        for (uint8_t bit = 0; bit < 8; bit++)
            crc = crc & 0x8000 ? (uint16_t)(crc << 1) ^ 0x1021 : crc << 1;
    }
    return crc;
}

// Reads a slot into `store.record`. False if it holds none.
static bool load(uint8_t from)
{
    uint16_t at = address(from);

    for (uint8_t i = 0; i < STORE_SLOT_BYTES; i++)
        store.record.byte[i] = port_eeprom_read(at++);
    return store.record.done == store.record.byte[0] && store.record.crc == crc_of_record() &&
           store.record.key < STORE_KEYS;
}

void store_init(void)
{
    struct store *const kept = IN_REGISTER(&store);

    kept->sequence = 0;
    kept->slot = 0;
    kept->left = 0;
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        kept->slot_of[key] = NO_SLOT;
    for (uint8_t i = 0; i < STORE_SLOTS; i++) {
        if (!load(i))
            continue;
        const sequence_t found = kept->record.sequence;
        const uint8_t key = kept->record.key, other = kept->slot_of[key];
        if (found >= kept->sequence) {
            kept->sequence = found;
            kept->slot = i;
        }
        if (other == NO_SLOT || (load(other) && kept->record.sequence < found))
            kept->slot_of[key] = i;
    }
}

bool store_tick(void)
{
    struct store *const kept = IN_REGISTER(&store);

    if (!kept->left)
        return true;
    if (port_eeprom_is_ready()) {
        const uint8_t at = STORE_SLOT_BYTES - kept->left;
        port_eeprom_write(address(kept->slot) + at, kept->record.byte[at]);
        if (!--kept->left)
            kept->slot_of[kept->record.key] = kept->slot;
    }
    return false;
}

static void wait(void)
{
    while (!store_tick())
        ;
}

// Loads the latest version of a record; false if there is none.
static bool find(uint8_t key)
{
    if (store.left && store.record.key == key)
        return true;
    wait();
    const uint8_t of = store.slot_of[key];
    if (of == NO_SLOT)
        return false;
    return load(of);
}

const uint8_t *store_read(uint8_t key)
{
    return find(key) ? store.record.bytes : 0;
}

uint8_t *store_edit(uint8_t key)
{
    if (!find(key))
        memset(store.record.bytes, 0, STORE_BYTES);
    return store.record.bytes;
}

void store_give_up(uint8_t key)
{
    if (store.record.key == key)
        store.left = 0;
}

static bool is_taken(uint8_t which)
{
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        if (store.slot_of[key] == which)
            return true;
    return false;
}

void store_write(uint8_t key)
{
    struct store *const kept = IN_REGISTER(&store);

    do
        kept->slot = kept->slot < STORE_SLOTS - 1 ? kept->slot + 1 : 0;
    while (is_taken(kept->slot));
    const uint8_t done = port_eeprom_read(address(kept->slot) + DONE);
    do
        kept->sequence++;
    while ((uint8_t)kept->sequence == done);
    kept->record.sequence = kept->sequence;
    kept->record.key = key;
    kept->record.crc = crc_of_record();
    kept->record.done = (uint8_t)kept->sequence;
    kept->left = STORE_SLOT_BYTES;
}
