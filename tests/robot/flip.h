// SPDX-License-Identifier: MIT
// Flips bits of a running machine. After a flip, the program may read, write or jump anywhere.
#pragma once

#include "core/machine.h"

enum { FLIP_REGISTERS = 0x20 }; // first I/O register

// Extends memory and flash to every address that an instruction can name. Call this once, before the first
// flip.
void flip_widen(struct machine *machine);

// Flips a bit of data memory. Skips the registers that would write EEPROM or flash at once.
void flip_bit(struct machine *machine, unsigned at, unsigned bit);
