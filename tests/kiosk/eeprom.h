// SPDX-License-Identifier: MIT
// An EEPROM with counted writes and a power cut at any written byte.
#pragma once

#include "board.h"
#include "port/port.h" // simulated here
#include "storage/store.h"

#include <setjmp.h>
#include <string.h>

static uint8_t eeprom[EEPROM_SIZE];
static unsigned wear[EEPROM_SIZE]; // writes of each byte
static unsigned left = -1;         // number of bytes that can be written before the power cut
static uint8_t torn;               // value that the power cut leaves in the interrupted byte
static jmp_buf cut;

bool port_eeprom_is_ready(void)
{
    return true;
}

uint8_t port_eeprom_read(uint16_t address)
{
    return eeprom[address];
}

void port_eeprom_write(uint16_t address, uint8_t byte)
{
    wear[address]++;
    if (!left--) {
        eeprom[address] = torn;
        longjmp(cut, 1);
    }
    eeprom[address] = byte;
}

// Starts to write a record. store_tick() writes the bytes.
static void write_record(uint8_t key, const uint8_t bytes[STORE_BYTES])
{
    memcpy(store_edit(key), bytes, STORE_BYTES);
    store_write(key);
}

// Writes all bytes that are waiting.
static void rest(void)
{
    while (!store_tick())
        ;
}

// Fills the EEPROM with a byte and starts the store.
static void begin_with(uint8_t byte)
{
    memset(eeprom, byte, sizeof eeprom);
    store_init();
}
