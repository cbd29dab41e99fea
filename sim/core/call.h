// SPDX-License-Identifier: MIT
// Calls functions of a firmware, with interrupts off. Simulated time stops during a call.
#pragma once

#include "core/layout.h"  // addresses of functions
#include "core/machine.h" // the chip

enum { CALL_REGISTERS = 32, CALL_ARGUMENTS_MAX = 8 }; // arguments go into r24, r22, ... r10

struct call {
    struct machine *machine;
    const struct layout *layout;
    uint16_t memory; // lowest used address of the stack
    char error[160]; // why the last call failed
};

// Prepares calls while the firmware is in its main loop. Call again after each run of the firmware.
void call_begin(struct call *call, struct machine *machine, const struct layout *layout);

// Reserves bytes on the stack for all later calls. Returns the address of the bytes.
uint16_t call_memory(struct call *call, unsigned bytes);

// Calls a function, then restores the registers. Returns false if cycles_max cycles are too few.
bool call_function(struct call *call, const char *function, const uint16_t *arguments, unsigned count,
                   uint64_t cycles_max, uint16_t *result);
