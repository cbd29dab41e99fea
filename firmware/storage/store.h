// SPDX-License-Identifier: MIT
// A few small records that survive a loss of power, in the 1,024 bytes of the ATmega328P's EEPROM.
//
// Each slot holds one version of one record, 14 bytes in the order in which they are written:
//
//   0..2    sequence number, low byte first: the latest version counts
//   3       key of the record
//   4..10   data
//   11..12  CRC-16 (CCITT) of bytes 0..10, initial value STORE_VERSION: other layouts fail the check
//   13      byte 0 once more: the record is complete
//
// A record is never written over its own latest version: if power is lost, the old version is still there.
// The sequence number is chosen so that its low byte differs from byte 13 of the slot: from the first byte
// written until the last one the slot holds no valid record, whatever it held before.
//
// Wear: a game costs one version of one record, each byte of a slot written once. Latest versions are not
// moved; the other slots are used in turn.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    STORE_VERSION = 1,
    STORE_FIRST = 4, // low addresses are the likeliest to be corrupted at brown-out
    STORE_SLOT_BYTES = 14,
    STORE_SLOTS = 72,
    STORE_BYTES = 7, // data of a record
    STORE_KEYS = 26, // settings, hidden games, and counts of 24 games
};
_Static_assert(STORE_FIRST + STORE_SLOT_BYTES * STORE_SLOTS <= 1024, "the size of the EEPROM");

#define STORE_GAMES_A_DAY 500UL
#define STORE_ENDURANCE 100000UL // writes a byte (datasheet, features)
#define STORE_YEARS (STORE_ENDURANCE * (STORE_SLOTS - STORE_KEYS) / (STORE_GAMES_A_DAY * 366))
_Static_assert(STORE_YEARS >= 10, "the EEPROM wears out too early"); // 25 years

// Finds the latest versions of all records, in 20 ms. To be called once, first.
void store_init(void);

// Returns the data of the latest version of a record (0..STORE_KEYS-1): STORE_BYTES, valid until the next
// call of a function here; null if there is none. Waits for a record that is being written, up to 50 ms.
const uint8_t *store_read(uint8_t key);

// Begins to write a new version of a record, which is complete after about 50 ms of store_tick. Waits as
// store_read.
void store_write(uint8_t key, const uint8_t bytes[STORE_BYTES]);

// Writes the next byte, if the EEPROM is ready. True if nothing is left to be written. To be called once a
// tick.
bool store_tick(void);
