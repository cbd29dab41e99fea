// SPDX-License-Identifier: MIT
// A few small records that survive a loss of power, in the 1,024 bytes of the ATmega328P's EEPROM.
//
// Each slot holds one version of one record, 14 bytes in the order in which they are written:
//
//   0..2    sequence number, low byte first: the latest version counts
//   3       key of the record
//   4..10   its bytes
//   11..12  CRC-16 (CCITT) of bytes 0..10, seeded with STORE_VERSION, so that another layout fails it
//   13      byte 0 again: the record is complete
//
// A version is never written over the latest one of its record: a power cut leaves that one. The low byte of
// the sequence number is chosen to differ from byte 13 of the slot: from the first byte written until the
// last one the slot holds no record, whatever it held before.
//
// Wear: a game costs one version of one record, one write of each byte of a slot. The latest versions stay
// where they are, the other slots take turns.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    STORE_VERSION = 1,
    STORE_FIRST = 4, // low addresses are the likeliest to be corrupted at brown-out
    STORE_SLOT_BYTES = 14,
    STORE_SLOTS = 72,
    STORE_BYTES = 7, // of a record
    STORE_KEYS = 26, // settings, hidden games, and counts of 24 games
};
_Static_assert(STORE_FIRST + STORE_SLOT_BYTES * STORE_SLOTS <= 1024, "the size of the EEPROM");

#define STORE_GAMES_A_DAY 500UL
#define STORE_ENDURANCE 100000UL // writes of a byte (datasheet, features)
#define STORE_YEARS (STORE_ENDURANCE * (STORE_SLOTS - STORE_KEYS) / (STORE_GAMES_A_DAY * 366))
_Static_assert(STORE_YEARS >= 10, "the EEPROM wears out too early"); // 25 years

// Finds the latest versions; 20 ms.
void store_init(void);

// Returns the latest version of a record, STORE_BYTES valid until the next call; null if there is none. Waits
// for a record that is being written, up to 50 ms.
const uint8_t *store_read(uint8_t key);

// Begins to write a record that will be the latest when it is complete, in about 50 ms. Waits as store_read.
void store_write(uint8_t key, const uint8_t bytes[STORE_BYTES]);

// To be called once a tick: writes a byte if the EEPROM takes one. True if nothing is left to be written.
bool store_tick(void);
