// SPDX-License-Identifier: MIT
// Flips bits of a machine that runs, and lets simavr go on wherever a program that was led astray reads,
// writes and jumps.
#pragma once

#include "core/machine.h" // whose bits

enum { FLIP_REGISTERS = 0x20 }; // the I/O registers begin here

// Gives the machine memory and flash, repeated, at all addresses that an instruction can name. To be called
// once, before the first flip.
void flip_widen(struct machine *machine);

// Flips the bit at this address of data memory: of a register, an I/O register or RAM. A register that would
// program EEPROM or flash at once is left as it is.
void flip_bit(struct machine *machine, unsigned at, unsigned bit);
