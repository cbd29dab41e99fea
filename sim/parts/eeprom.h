// SPDX-License-Identifier: MIT
// The EEPROM's time, which simavr lacks: a byte takes 3.4 ms to erase and write, half of it for one of the
// two; meanwhile EEPE is set and nothing can be read or written. A power cut amid that leaves anything in the
// byte.
#pragma once

#include "core/machine.h"    // registers and time
#include "core/violations.h" // of its time

struct eeprom {
    unsigned writes;              // begun
    struct violations violations; // read or written while busy
    uint64_t busy_until;          // cycle

    // The rest is the EEPROM's own.
    struct machine *machine;
    const struct eeprom_registers *registers;
    uint16_t address; // of the byte under way
    uint64_t armed_until;
};

// For the ATtiny2313A and the ATmega328P; on others bytes take no time.
void eeprom_open(struct eeprom *eeprom, struct machine *machine);

uint8_t eeprom_read(const struct eeprom *eeprom, uint16_t address);
void eeprom_put(struct eeprom *eeprom, uint16_t address, uint8_t value);

// The power is cut: true if a byte was under way, which then holds `torn`.
bool eeprom_cut(struct eeprom *eeprom, uint8_t torn);
