// SPDX-License-Identifier: MIT
// Flips bits of a running machine. After a flip, the program may read, write or jump anywhere.
#pragma once

#include "core/machine.h"

enum { FLIP_REGISTERS = 0x20 }; // first I/O register

// Makes all usable memory and flash addresses valid. Call before the first flip.
void flip_widen(struct machine *machine);

// Flips a bit of data memory. Skips registers that start an EEPROM or flash write.
void flip_bit(struct machine *machine, unsigned at, unsigned bit);
