// SPDX-License-Identifier: MIT
// Timing of the EEPROM, which simavr lacks: erasing and writing a byte takes 3.4 ms, either alone 1.8 ms.
// Meanwhile EEPE is set, and reading or writing is a violation. A power cut then leaves garbage in the byte.
#pragma once

#include "core/machine.h"    // registers and time
#include "core/violations.h" // recorder

struct eeprom {
    unsigned writes;              // bytes whose programming was started
    struct violations violations; // reads and writes while busy
    uint64_t busy_until;          // cycle at which the byte is done

    // Private.
    struct machine *machine;
    const struct eeprom_registers *registers;
    uint16_t address;     // address of the byte being programmed
    uint64_t armed_until; // cycle until which EEMPE allows a write
};

// Models the ATtiny2313A, the ATmega328P and the ATmega2560; on other MCUs writing takes no time.
void eeprom_open(struct eeprom *eeprom, struct machine *machine);

// Its bytes.
uint16_t eeprom_size(const struct eeprom *eeprom);

// Read and write a byte from outside the MCU, in no time.
uint8_t eeprom_read(const struct eeprom *eeprom, uint16_t address);
void eeprom_put(struct eeprom *eeprom, uint16_t address, uint8_t value);

// Cuts the power: true if a byte was being programmed; it then holds `torn`.
bool eeprom_cut(struct eeprom *eeprom, uint8_t torn);
