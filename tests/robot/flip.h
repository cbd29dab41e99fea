// SPDX-License-Identifier: MIT
// Flips bits of a running machine. After a flip, the program may read, write or jump anywhere.
#pragma once

#include "core/machine.h"

enum { FLIP_REGISTERS = 0x20 }; // first I/O register

// Extends memory and flash to all possible addresses. Call this before the first flip.
void flip_widen(struct machine *machine);

// Flips a bit of data memory, except in registers that start writing EEPROM or flash.
void flip_bit(struct machine *machine, unsigned at, unsigned bit);
