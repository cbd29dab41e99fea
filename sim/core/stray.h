// SPDX-License-Identifier: MIT
// Accesses to addresses without memory. simavr stops or warns, but a real MCU continues. Private to the
// machine.
#pragma once

#include <stdint.h>

struct machine;

enum stray_kind {
    STRAY_READ,  // read from an address without memory; the value is undefined
    STRAY_WRITE, // wrote to an address without memory; has no effect
    STRAY_JUMP,  // ran beyond the flash; the program counter wraps
};

struct stray {
    enum stray_kind kind;
    uint32_t pc;      // address of the instruction
    uint32_t address; // address that the instruction accessed
};

// Starts recording simavr's error messages. Call this before you open a machine.
void stray_listen(void);

// Returns simavr's latest error message about a file.
const char *stray_heard(void);

// Returns words such as "reads address 0x0900, where it has no memory".
const char *stray_text(const struct stray *stray);

// Lets a crashed machine continue like a real MCU.
void stray_continue(struct machine *machine);
