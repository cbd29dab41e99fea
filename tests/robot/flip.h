// SPDX-License-Identifier: MIT
// Flips bits of a running machine. After a flip, the program may read, write or jump anywhere.
#pragma once

#include "core/machine.h"

enum { FLIP_REGISTERS = 0x20 }; // first I/O register

// Enlarges memory and flash to all possible addresses. Call this before the first flip.
void flip_widen(struct machine *machine);

// Flips a bit of data memory. Skips registers that would start a write of EEPROM or flash.
void flip_bit(struct machine *machine, unsigned at, unsigned bit);
