// SPDX-License-Identifier: MIT
#include "storage/store.h"

#include "port/port.h"
#include "text/codes.h"

#include <stddef.h> // offsetof
#include <string.h> // memset

#ifdef __AVR__
typedef __uint24 sequence_t;
#define SEQUENCE sequence_t sequence
#else
typedef uint32_t sequence_t;
#define SEQUENCE uint32_t sequence : 24
#endif

// The format of store.h
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
_Static_assert(sizeof(union slot) == STORE_SLOT_BYTES, "a slot has the format of store.h");
enum { CRC = offsetof(union slot, crc), DONE = offsetof(union slot, done) };

// State of the store. Slots in EEPROM are numbered from 1, and 0 means no slot.
static struct store {
    union slot record;           // record that is being written, or that was read last
    uint8_t left;                // number of bytes of the record yet to be written
    uint8_t slot;                // slot that is being written, or that was written last
    sequence_t sequence;         // highest sequence number in the EEPROM
    uint8_t slot_of[STORE_KEYS]; // slot with the latest version of each record
} store;

// Returns the EEPROM address of a byte in a slot.
static uint16_t address(uint8_t slot, uint8_t byte)
{
    return STORE_FIRST - STORE_SLOT_BYTES + byte + (uint16_t)slot * STORE_SLOT_BYTES;
}

static uint16_t crc_of(const union slot *record)
{
    uint16_t crc = STORE_VERSION;

    for (uint8_t i = 0; i < CRC; i++)
        crc = crc_add(crc, record->byte[i]);
    return crc;
}

// Reads a slot into `store.record`. Returns false if the slot is invalid.
static bool load(uint8_t slot)
{
    for (uint8_t i = 0; i < STORE_SLOT_BYTES; i++)
        store.record.byte[i] = port_eeprom_read(address(slot, i));
    return store.record.done == store.record.byte[0] && store.record.crc == crc_of(&store.record) &&
           store.record.key < STORE_KEYS;
}

void store_init(void)
{
    memset(&store, 0, sizeof store);
    for (uint8_t i = 1; i <= STORE_SLOTS; i++) {
        if (!load(i))
            continue;
        const sequence_t found = store.record.sequence;
        uint8_t *const latest = &store.slot_of[store.record.key];
        if (found >= store.sequence) {
            store.sequence = found;
            store.slot = i;
        }
        if (!*latest || (load(*latest) && store.record.sequence < found))
            *latest = i;
    }
}

bool store_tick(void)
{
    if (!store.left)
        return true;
    if (port_eeprom_is_ready()) {
        const uint8_t at = STORE_SLOT_BYTES - store.left;
        port_eeprom_write(address(store.slot, at), store.record.byte[at]);
        if (!--store.left)
            store.slot_of[store.record.key] = store.slot;
    }
    return false;
}

// Waits until the record in `store` is completely written.
static void wait(void)
{
    while (!store_tick())
        ;
}

// Reads the latest version of a record. Returns false if no version exists.
static bool find(uint8_t key)
{
    if (store.left && store.record.key == key)
        return true;
    wait();
    const uint8_t slot = store.slot_of[key];
    return slot && load(slot);
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

void store_forget_older(uint8_t key, uint8_t than)
{
    wait();
    const uint8_t slot = store.slot_of[key], slot_than = store.slot_of[than];
    if (!slot || !slot_than || !load(slot_than))
        return;
    const sequence_t sequence = store.record.sequence;
    if (load(slot) && store.record.sequence < sequence)
        store.slot_of[key] = 0;
}

// Returns true if a slot holds the latest version of a record.
static bool is_taken(uint8_t slot)
{
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        if (store.slot_of[key] == slot)
            return true;
    return false;
}

void store_write(uint8_t key)
{
    do
        store.slot = store.slot < STORE_SLOTS ? store.slot + 1 : 1;
    while (is_taken(store.slot));
    const uint8_t done = port_eeprom_read(address(store.slot, DONE));
    do
        store.sequence++;
    while ((uint8_t)store.sequence == done);
    store.record.sequence = store.sequence;
    store.record.key = key;
    store.record.crc = crc_of(&store.record);
    store.record.done = (uint8_t)store.sequence;
    store.left = STORE_SLOT_BYTES;
}
