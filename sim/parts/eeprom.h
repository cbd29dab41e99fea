// SPDX-License-Identifier: MIT
// Timing of the EEPROM, which simavr lacks. A byte needs 3.4 ms to be erased and written, or 1.8 ms for
// either alone. Meanwhile EEPE is set, and reading or writing is a violation. A power cut then leaves garbage
// in the byte.
#pragma once

#include "core/machine.h"    // registers and time
#include "core/violations.h" // recorder

struct eeprom {
    unsigned writes;              // bytes whose programming was started
    struct violations violations; // reads and writes while the EEPROM is busy
    uint64_t busy_until;          // cycle at which the byte is finished

    // Private.
    struct machine *machine;
    const struct eeprom_registers *registers;
    uint16_t address;     // address of the byte being programmed
    uint64_t armed_until; // cycle until which EEMPE permits a write
};

// Models the ATtiny2313A, ATmega328P and ATmega2560. Other MCUs write in no time.
void eeprom_open(struct eeprom *eeprom, struct machine *machine);

uint16_t eeprom_size(const struct eeprom *eeprom);

// Read and write a byte from outside the MCU, in no simulated time.
uint8_t eeprom_read(const struct eeprom *eeprom, uint16_t address);
void eeprom_put(struct eeprom *eeprom, uint16_t address, uint8_t value);

// Cuts the power. If a byte was being programmed, sets it to `torn` and returns true.
bool eeprom_cut(struct eeprom *eeprom, uint8_t torn);
