// SPDX-License-Identifier: MIT
// Small records that survive a loss of power, in the EEPROM of an ATmega. Call store_init first, and
// store_tick once per tick. store_write starts writing a version, and store_tick completes it in about
// STORE_WRITE_MS.
//
// Each slot holds one version of one record. Its bytes are written in this order:
//
//   0..2       sequence number, low byte first. The highest number is the latest version
//   3          key of the record
//   4..        data, RECORD_BYTES
//   next two   CRC-16 of all bytes before it. It starts at STORE_VERSION, so other formats fail the check
//   last       byte 0 again: the record is complete
//
// A new version never overwrites the latest version of a record. The low byte of its sequence number differs
// from the last byte that the slot held before. So a slot is invalid until its last byte is written. To
// spread the wear, new versions use the other slots in turn.
//
// store_read, store_edit and store_forget_older wait while another record is being written, up to
// STORE_WRITE_MS. A version that is being written already counts as the latest. The bytes that store_read and
// store_edit return are valid until the next call of a store function.
#pragma once

#include "storage/record.h" // RECORD_BYTES, RECORDS

#include <stdbool.h>
#include <stdint.h>

enum {
    STORE_VERSION = 2,          // version of this format
    STORE_FIRST = 4,            // first EEPROM address used; brown-outs tend to corrupt lower addresses
    STORE_BYTES = RECORD_BYTES, // bytes of data in a record
    STORE_SLOT_BYTES = STORE_BYTES + 7,
    STORE_SLOTS = (EEPROM_SIZE - STORE_FIRST) / STORE_SLOT_BYTES,
    STORE_WRITE_MS = STORE_SLOT_BYTES * 4, // longest time to write a record in ms, at 3.4 ms per byte
};
_Static_assert(STORE_SLOTS < 255, "the number of a slot is a byte");

#define STORE_ENDURANCE 100000UL // number of writes that a byte endures (datasheet, features)
#define STORE_YEARS (STORE_ENDURANCE * (STORE_SLOTS - STORE_KEYS) / (VERSIONS_A_DAY * 366UL))
_Static_assert(STORE_YEARS >= 10, "the EEPROM wears out too early");

// Finds the latest version of each record. Takes 30 ms per 1,024 bytes of EEPROM.
void store_init(void);

// Returns record `key`, or null if the record was never written.
const uint8_t *store_read(uint8_t key);

// Returns the data of a record for changes, or zeros if the record is new.
uint8_t *store_edit(uint8_t key);

// Starts to write the data from store_edit(key). Call no store function between these two.
void store_write(uint8_t key);

// Stops writing a record. The old version stays valid.
void store_give_up(uint8_t key);

// If record `key` is older than record `than`, forgets record `key` until the next store_init.
void store_forget_older(uint8_t key, uint8_t than);

// If the EEPROM is ready, writes the next byte. Returns true if no byte is left.
bool store_tick(void);
