// SPDX-License-Identifier: MIT
// Timing of the EEPROM, which simavr lacks. Erasing and writing a byte takes 3.4 ms; either alone takes 1.8
// ms. Meanwhile EEPE is set, and each access is a violation. A power cut leaves garbage in the byte.
#pragma once

#include "core/machine.h"    // registers and time
#include "core/violations.h" // recorder

struct eeprom {
    unsigned writes;              // number of bytes that the firmware has written or begun to write
    struct violations violations; // accesses while the EEPROM was busy
    uint64_t busy_until;          // cycle at which the current byte is completely written

    // Private.
    struct machine *machine;
    const struct eeprom_registers *registers;
    uint16_t address;     // address of the byte being written
    uint64_t armed_until; // last cycle in which EEMPE permits a write
};

// Simulates the timing of the EEPROM. Supports the ATtiny2313A, ATmega328P and ATmega2560.
void eeprom_open(struct eeprom *eeprom, struct machine *machine);

uint16_t eeprom_size(const struct eeprom *eeprom);

// Read or write a byte from outside the MCU, without delay.
uint8_t eeprom_read(const struct eeprom *eeprom, uint16_t address);
void eeprom_put(struct eeprom *eeprom, uint16_t address, uint8_t value);

// Cuts the power. If a write is in progress, leaves the value `torn` and returns true.
bool eeprom_cut(struct eeprom *eeprom, uint8_t torn);
