// SPDX-License-Identifier: MIT
// A few small records that survive a loss of power, in the EEPROM of an ATmega.
//
// Each slot holds one version of one record, in the order in which its bytes are written:
//
//   0..2           sequence number, low byte first: the latest version counts
//   3              key of the record
//   4..            data, RECORD_BYTES
//   the last three CRC-16 (CCITT) of all bytes before it, initial value STORE_VERSION: other layouts fail the
//                  check; then byte 0 once more: the record is complete
//
// A record is never written over its own latest version: if power is lost, the old version is still there.
// The sequence number is chosen so that its low byte differs from the last byte of the slot: from the first
// byte written until the last one the slot holds no valid record, whatever it held before.
//
// Wear: a game costs one version of one record, each byte of a slot written once. Latest versions are not
// moved; the other slots are used in turn.
#pragma once

#include "storage/record.h" // RECORD_BYTES, RECORDS

#include <stdbool.h>
#include <stdint.h>

enum {
    STORE_VERSION = 2,          // of the layout of records
    STORE_FIRST = 4,            // low addresses are the likeliest to be corrupted at brown-out
    STORE_BYTES = RECORD_BYTES, // data of a record
    STORE_SLOT_BYTES = STORE_BYTES + 7,
    STORE_SLOTS = (EEPROM_SIZE - STORE_FIRST) / STORE_SLOT_BYTES,
    STORE_KEYS = RECORDS,
    STORE_WRITE_MS = STORE_SLOT_BYTES * 4, // writing a record takes at most; 3.4 ms a byte
};
_Static_assert(STORE_SLOTS < 255, "the number of a slot is a byte");

#define STORE_ENDURANCE 100000UL // writes a byte (datasheet, features)
#define STORE_YEARS (STORE_ENDURANCE * (STORE_SLOTS - STORE_KEYS) / (VERSIONS_A_DAY * 366UL))
_Static_assert(STORE_YEARS >= 10, "the EEPROM wears out too early");

// Finds the latest versions of all records, in 30 ms for each 1,024 bytes. To be called once, first.
void store_init(void);

// Returns the data of the latest version of a record (0..STORE_KEYS-1): STORE_BYTES, valid until the next
// call of a function here; null if there is none. Waits while another record is being written
// (STORE_WRITE_MS); one that is itself being written is already the latest version.
const uint8_t *store_read(uint8_t key);

// The same, to be changed; all 0 if there is none.
uint8_t *store_edit(uint8_t key);

// Begins to write what has become of the data since store_edit, the latest call here, as a new version of the
// record. It is complete after about STORE_WRITE_MS of store_tick.
void store_write(uint8_t key);

// Gives up the version of this record that is being written, if any: the one before stays the latest.
void store_give_up(uint8_t key);

// Forgets what a record holds if its latest version is older than that of the other record, as if it had
// never been written; until store_init. Waits as store_read.
void store_forget_older(uint8_t key, uint8_t than);

// Writes the next byte, if the EEPROM is ready. True if nothing is left to be written. To be called once a
// tick.
bool store_tick(void);
