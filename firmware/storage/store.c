// SPDX-License-Identifier: MIT
#include "storage/store.h"

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

static union slot record;           // the record that was read last or is being written
static uint8_t left;                // bytes of it that are not written yet
static uint8_t slot;                // the slot that is written, or was last
static uint8_t slot_of[STORE_KEYS]; // the slot of the latest version of each record, or NO_SLOT
static sequence_t sequence;         // the highest sequence number

// Returns where a slot begins. noinline: saves flash.
__attribute__((noinline)) static uint16_t address(uint8_t of)
{
    return STORE_FIRST + (uint16_t)of * STORE_SLOT_BYTES;
}

static uint16_t crc_of_record(void)
{
    uint16_t crc = STORE_VERSION;

    for (uint8_t i = 0; i < CRC; i++) {
        crc ^= (uint16_t)record.byte[i] << 8;
        for (uint8_t bit = 0; bit < 8; bit++)
            crc = crc & 0x8000 ? (uint16_t)(crc << 1) ^ 0x1021 : crc << 1;
    }
    return crc;
}

// Reads a slot into `record`. False if it holds none.
static bool load(uint8_t from)
{
    uint16_t at = address(from);

    for (uint8_t i = 0; i < STORE_SLOT_BYTES; i++)
        record.byte[i] = port_eeprom_read(at++);
    return record.done == record.byte[0] && record.crc == crc_of_record() && record.key < STORE_KEYS;
}

void store_init(void)
{
    sequence = 0;
    slot = 0;
    left = 0;
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        slot_of[key] = NO_SLOT;
    for (uint8_t i = 0; i < STORE_SLOTS; i++) {
        if (!load(i))
            continue;
        const sequence_t found = record.sequence;
        const uint8_t key = record.key, other = slot_of[key];
        if (found >= sequence) {
            sequence = found;
            slot = i;
        }
        if (other == NO_SLOT || (load(other) && record.sequence < found))
            slot_of[key] = i;
    }
}

bool store_tick(void)
{
    if (!left)
        return true;
    if (port_eeprom_is_ready()) {
        const uint8_t at = STORE_SLOT_BYTES - left;
        port_eeprom_write(address(slot) + at, record.byte[at]);
        if (!--left)
            slot_of[record.key] = slot;
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
    if (left && record.key == key)
        return true;
    wait();
    const uint8_t of = slot_of[key];
    if (of == NO_SLOT)
        return false;
    return load(of);
}

const uint8_t *store_read(uint8_t key)
{
    return find(key) ? record.bytes : 0;
}

uint8_t *store_edit(uint8_t key)
{
    if (!find(key))
        memset(record.bytes, 0, STORE_BYTES);
    return record.bytes;
}

void store_give_up(uint8_t key)
{
    if (record.key == key)
        left = 0;
}

static bool is_taken(uint8_t which)
{
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        if (slot_of[key] == which)
            return true;
    return false;
}

void store_write(uint8_t key)
{
    do
        slot = slot < STORE_SLOTS - 1 ? slot + 1 : 0;
    while (is_taken(slot));
    const uint8_t done = port_eeprom_read(address(slot) + DONE);
    do
        sequence++;
    while ((uint8_t)sequence == done);
    record.sequence = sequence;
    record.key = key;
    record.crc = crc_of_record();
    record.done = (uint8_t)sequence;
    left = STORE_SLOT_BYTES;
}
