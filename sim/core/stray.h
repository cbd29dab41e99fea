// SPDX-License-Identifier: MIT
// A program that leaves its memory, and what a real MCU does then. simavr stops or warns. Private to the
// machine.
#pragma once

#include <stdint.h>

struct machine;

enum stray_kind {
    STRAY_READ,  // read from an address without memory: the value is not defined
    STRAY_WRITE, // wrote to such an address: nothing happens
    STRAY_JUMP,  // ran beyond the flash: the program counter wraps
};

struct stray {
    enum stray_kind kind;
    uint32_t pc;      // of the instruction
    uint32_t address; // that it read or wrote
};

// Listens to simavr's errors. simavr has one logger for all machines; call this before a machine is made.
void stray_listen(void);

// Returns simavr's last error about a file.
const char *stray_heard(void);

// Returns in words what the program did, such as "reads address 0x0900, where it has no memory".
const char *stray_text(const struct stray *stray);

// After a crash: lets the machine continue as a real MCU does.
void stray_continue(struct machine *machine);
