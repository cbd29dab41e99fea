// SPDX-License-Identifier: MIT
#include "storage/store.h"

#include "port/port.h" // EEPROM

enum { SEQUENCE = 0, KEY = 3, BYTES = 4, CRC = BYTES + STORE_BYTES, DONE = CRC + 2 };
_Static_assert(DONE + 1 == STORE_SLOT_BYTES, "as drawn in store.h");

enum { NO_SLOT = 0xff };

#ifdef __AVR__
typedef __uint24 sequence_t;
#else
typedef uint32_t sequence_t;
#endif

static uint8_t record[STORE_SLOT_BYTES]; // as read, or to be written
static uint8_t written;                  // so many of its bytes; all: nothing is to be written
static uint8_t slot;                     // for the next version
static uint8_t slot_of[STORE_KEYS];      // of the latest versions
static sequence_t sequence;              // the latest

static uint16_t address(uint8_t of)
{
    return STORE_FIRST + (uint16_t)of * STORE_SLOT_BYTES;
}

static sequence_t get_sequence(void)
{
    return record[SEQUENCE] | (uint16_t)record[SEQUENCE + 1] << 8 | (sequence_t)record[SEQUENCE + 2] << 16;
}

static uint16_t crc_of_record(void)
{
    uint16_t crc = STORE_VERSION;

    for (uint8_t i = 0; i < CRC; i++) {
        crc ^= (uint16_t)record[i] << 8;
        for (uint8_t bit = 0; bit < 8; bit++)
            crc = crc & 0x8000 ? (uint16_t)(crc << 1) ^ 0x1021 : crc << 1;
    }
    return crc;
}

// False if it holds none. Sequence numbers end before they wrap, after 90 years.
static bool load(uint8_t from)
{
    const uint16_t at = address(from);

    for (uint8_t i = 0; i < STORE_SLOT_BYTES; i++)
        record[i] = port_eeprom_read(at + i);
    const uint16_t crc = crc_of_record();
    return record[DONE] == record[SEQUENCE] && record[CRC] == (uint8_t)crc &&
           record[CRC + 1] == (uint8_t)(crc >> 8) && record[KEY] < STORE_KEYS && record[KEY - 1] != 0xff;
}

void store_init(void)
{
    sequence = 0;
    slot = 0;
    written = STORE_SLOT_BYTES;
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        slot_of[key] = NO_SLOT;
    for (uint8_t i = 0; i < STORE_SLOTS; i++) {
        if (!load(i))
            continue;
        const sequence_t found = get_sequence();
        const uint8_t key = record[KEY], other = slot_of[key];
        if (found >= sequence) {
            sequence = found;
            slot = i;
        }
        if (other == NO_SLOT || (load(other) && get_sequence() < found))
            slot_of[key] = i;
    }
}

const uint8_t *store_read(uint8_t key)
{
    const uint8_t of = slot_of[key];

    return of != NO_SLOT && load(of) ? &record[BYTES] : 0;
}

static bool is_taken(uint8_t which)
{
    for (uint8_t key = 0; key < STORE_KEYS; key++)
        if (slot_of[key] == which)
            return true;
    return false;
}

void store_write(uint8_t key, const uint8_t bytes[STORE_BYTES])
{
    do
        slot = slot < STORE_SLOTS - 1 ? slot + 1 : 0;
    while (is_taken(slot));
    const uint8_t done = port_eeprom_read(address(slot) + DONE);
    do
        sequence++;
    while ((uint8_t)sequence == done);
    record[SEQUENCE] = (uint8_t)sequence;
    record[SEQUENCE + 1] = (uint8_t)(sequence >> 8);
    record[SEQUENCE + 2] = (uint8_t)(sequence >> 16);
    record[KEY] = key;
    for (uint8_t i = 0; i < STORE_BYTES; i++)
        record[BYTES + i] = bytes[i];
    const uint16_t crc = crc_of_record();
    record[CRC] = (uint8_t)crc;
    record[CRC + 1] = (uint8_t)(crc >> 8);
    record[DONE] = record[SEQUENCE];
    written = 0;
}

bool store_is_busy(void)
{
    return written < STORE_SLOT_BYTES;
}

void store_tick(void)
{
    if (!store_is_busy() || !port_eeprom_is_ready())
        return;
    port_eeprom_write(address(slot) + written, record[written]);
    if (++written == STORE_SLOT_BYTES)
        slot_of[record[KEY]] = slot;
}
