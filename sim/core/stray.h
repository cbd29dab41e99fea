// SPDX-License-Identifier: MIT
// Accesses to addresses without memory. simavr stops or warns, but a real MCU continues. Private to the
// machine.
#pragma once

#include <stdint.h>

struct machine;

enum stray_kind {
    STRAY_READ,  // the firmware reads an address without memory; the value is undefined
    STRAY_WRITE, // the firmware writes to an address without memory; the write has no effect
    STRAY_JUMP,  // the firmware continues beyond the end of the flash; the PC wraps around
};

struct stray {
    enum stray_kind kind;
    uint32_t pc;      // address of the instruction
    uint32_t address; // address that the instruction accessed
};

// Starts to record simavr's error messages. Call before machine_open.
void stray_listen(void);

// Returns simavr's latest error message about a file.
const char *stray_heard(void);

// Returns a description such as "reads address 0x0900, where it has no memory".
const char *stray_text(const struct stray *stray);

// Lets a crashed machine continue as a real MCU would.
void stray_continue(struct machine *machine);
