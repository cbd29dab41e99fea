// SPDX-License-Identifier: MIT
// Calls of single functions of a firmware, with interrupts off. Between two calls the chip does not run.
// Simulated time stands still during a call.
#pragma once

#include "core/layout.h"  // addresses of functions
#include "core/machine.h" // the chip

enum { CALL_REGISTERS = 32, CALL_ARGUMENTS_MAX = 8 }; // arguments: r24 down to r10

struct call {
    struct machine *machine;
    const struct layout *layout;
    uint16_t memory; // the lowest byte of the stack in use
    char error[160]; // why the last call failed
};

// Prepares calls on a chip that has run from reset to its main loop. When it has run on, prepare again.
void call_begin(struct call *call, struct machine *machine, const struct layout *layout);

// Takes this many bytes from the stack, for all calls from now on, and returns their address.
uint16_t call_memory(struct call *call, unsigned bytes);

// Calls a function with up to CALL_ARGUMENTS_MAX arguments, each a number or a pointer of up to two bytes.
// Sets *result to what it returns in one or two bytes: of one byte only the lower byte counts. False, with
// an error, if there is no such function, it has more arguments, or it crashes, or does not return within
// this many cycles. The registers are as before afterwards.
bool call_function(struct call *call, const char *function, const uint16_t *arguments, unsigned count,
                   uint64_t cycles_max, uint16_t *result);
