// SPDX-License-Identifier: MIT
// Timing of the EEPROM, which simavr lacks. Erasing and writing a byte takes 3.4 ms; either alone takes 1.8
// ms. Meanwhile EEPE is set, and each access is a violation. A power cut leaves garbage in the byte.
#pragma once

#include "core/machine.h"    // registers and time
#include "core/violations.h" // recorder

struct eeprom {
    unsigned writes;              // number of bytes that the firmware has started to write
    struct violations violations; // reads and writes while the EEPROM is busy
    uint64_t busy_until;          // cycle at which the current byte is finished

    // Private.
    struct machine *machine;
    const struct eeprom_registers *registers;
    uint16_t address;     // address of the byte being written
    uint64_t armed_until; // cycle until which EEMPE permits a write
};

// Simulates the EEPROM's timing in an ATtiny2313A, ATmega328P or ATmega2560, but in no other MCU.
void eeprom_open(struct eeprom *eeprom, struct machine *machine);

uint16_t eeprom_size(const struct eeprom *eeprom);

// Read or write a byte from outside the MCU, without delay.
uint8_t eeprom_read(const struct eeprom *eeprom, uint16_t address);
void eeprom_put(struct eeprom *eeprom, uint16_t address, uint8_t value);

// Cuts the power. If the firmware was writing a byte, sets it to `torn` and returns true.
bool eeprom_cut(struct eeprom *eeprom, uint8_t torn);
