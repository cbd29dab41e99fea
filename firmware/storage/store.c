// SPDX-License-Identifier: MIT
#include "storage/store.h"

#include "game/in_register.h"
#include "port/eeprom.h"

#include <stddef.h> // offsetof
#include <string.h> // memset

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

// Slots are numbered from 1 on; 0: none.
static struct store {
    union slot record;           // the record that was read last or is being written
    uint8_t left;                // bytes of it that are not written yet
    uint8_t slot;                // the slot that is written, or was last
    sequence_t sequence;         // the highest sequence number
    uint8_t slot_of[STORE_KEYS]; // the slot of the latest version of each record
} store;

// Returns the address of a byte of a slot. noinline: saves flash.
__attribute__((noinline)) static uint16_t address(uint8_t slot, uint8_t byte)
{
    return STORE_FIRST - STORE_SLOT_BYTES + byte + (uint16_t)slot * STORE_SLOT_BYTES;
}

static uint16_t crc_of(const union slot *record)
{
    uint16_t crc = STORE_VERSION;

    for (uint8_t i = 0; i < CRC; i++) {
        crc ^= (uint16_t)record->byte[i] << 8;
        for (uint8_t bit = 8; bit; bit--) {
            const uint8_t upper = crc >> 8;
            crc <<= 1;
            if (upper & 0x80)
                crc ^= 0x1021;
        }
    }
    return crc;
}

// Reads a slot into `store.record`. False if it holds none.
static bool load(uint8_t slot)
{
    union slot *const record = IN_REGISTER(&store.record);

    for (uint8_t i = 0; i < STORE_SLOT_BYTES; i++)
        record->byte[i] = port_eeprom_read(address(slot, i));
    return record->done == record->byte[0] && record->crc == crc_of(record) && record->key < STORE_KEYS;
}

void store_init(void)
{
    struct store *const kept = IN_REGISTER(&store);

    memset(kept, 0, sizeof *kept);
    for (uint8_t i = 1; i <= STORE_SLOTS; i++) {
        if (!load(i))
            continue;
        const sequence_t found = kept->record.sequence;
        uint8_t *const latest = &kept->slot_of[kept->record.key];
        if (found >= kept->sequence) {
            kept->sequence = found;
            kept->slot = i;
        }
        if (!*latest || (load(*latest) && kept->record.sequence < found))
            *latest = i;
    }
}

bool store_tick(void)
{
    struct store *const kept = IN_REGISTER(&store);

    if (!kept->left)
        return true;
    if (port_eeprom_is_ready()) {
        const uint8_t at = STORE_SLOT_BYTES - kept->left;
        port_eeprom_write(address(kept->slot, at), kept->record.byte[at]);
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
    return of && load(of);
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
        kept->slot = kept->slot < STORE_SLOTS ? kept->slot + 1 : 1;
    while (is_taken(kept->slot));
    const uint8_t done = port_eeprom_read(address(kept->slot, DONE));
    do
        kept->sequence++;
    while ((uint8_t)kept->sequence == done);
    kept->record.sequence = kept->sequence;
    kept->record.key = key;
    kept->record.crc = crc_of(&kept->record);
    kept->record.done = (uint8_t)kept->sequence;
    kept->left = STORE_SLOT_BYTES;
}
