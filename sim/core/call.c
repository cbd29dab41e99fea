// SPDX-License-Identifier: MIT
#include "core/call.h"

#include <stdio.h>
#include <string.h>
#include <simavr/sim_core.h> // avr_run_one

enum { FIRST_ARGUMENT = 24, SLEEP = 0x9588, AT_A_TIME = 100000 };
enum { SP_LOW = 0x5d, SP_HIGH = 0x5e }; // addresses in all MCUs

static uint16_t stack_of(const struct avr_t *avr)
{
    return (uint16_t)(avr->data[SP_LOW] | avr->data[SP_HIGH] << 8);
}

static void set_stack(struct avr_t *avr, uint16_t stack)
{
    avr->data[SP_LOW] = (uint8_t)stack;
    avr->data[SP_HIGH] = (uint8_t)(stack >> 8);
}

void call_begin(struct call *call, struct machine *machine, const struct layout *layout)
{
    *call = (struct call){machine, layout, (uint16_t)(stack_of(machine->avr) + 1), ""};
}

uint16_t call_memory(struct call *call, unsigned bytes)
{
    return call->memory = (uint16_t)(call->memory - bytes);
}

// Pushes a return address, lowest byte first, as the instruction `call` does.
static void push(struct avr_t *avr, uint32_t address, uint16_t stack)
{
    for (unsigned i = 0; i < avr->address_size; i++, address >>= 8)
        avr->data[stack--] = (uint8_t)address;
    set_stack(avr, stack);
}

static void set_arguments(struct avr_t *avr, const uint16_t *arguments, unsigned count)
{
    memset(avr->data, 0, CALL_REGISTERS); // the compiler expects 0 in r1
    for (unsigned i = 0; i < count; i++) {
        avr->data[FIRST_ARGUMENT - 2 * i] = (uint8_t)arguments[i];
        avr->data[FIRST_ARGUMENT - 2 * i + 1] = (uint8_t)(arguments[i] >> 8);
    }
}

// Runs a function until the function returns. Returns NULL or the error.
static const char *run(struct avr_t *avr, uint32_t function, uint16_t stack, uint64_t cycles_max)
{
    const uint32_t end = avr->flashend & ~1u;
    const uint64_t begun = avr->cycle;

    avr->flash[end] = SLEEP & 0xff;
    avr->flash[end + 1] = SLEEP >> 8;
    push(avr, end / 2, stack);
    avr->sreg[S_I] = 0;
    avr->pc = function;
    avr->state = cpu_Running;
    while (avr->state == cpu_Running && avr->cycle - begun < cycles_max) {
        avr->run_cycle_count = AT_A_TIME;
        avr->pc = avr_run_one(avr);
    }
    if (avr->state == cpu_Running)
        return "does not return";
    return avr->state == cpu_Sleeping && avr->pc == end + 2 && stack_of(avr) == stack ? NULL : "crashes";
}

bool call_function(struct call *call, const char *function, const uint16_t *arguments, unsigned count,
                   uint64_t cycles_max, uint16_t *result)
{
    struct avr_t *const avr = call->machine->avr;
    const struct avr_t before = *avr;
    const uint16_t stack = stack_of(avr);
    const long address = layout_symbol(call->layout, function);
    uint8_t registers[CALL_REGISTERS];
    const char *fault = count > CALL_ARGUMENTS_MAX ? "has too many arguments" : "is not in this firmware";

    memcpy(registers, avr->data, sizeof registers);
    if (address >= 0 && count <= CALL_ARGUMENTS_MAX) {
        set_arguments(avr, arguments, count);
        fault = run(avr, (uint32_t)address, (uint16_t)(call->memory - 1), cycles_max);
        *result = (uint16_t)(avr->data[FIRST_ARGUMENT] | avr->data[FIRST_ARGUMENT + 1] << 8);
    }
    memcpy(avr->data, registers, sizeof registers);
    memcpy(avr->sreg, before.sreg, sizeof before.sreg);
    set_stack(avr, stack);
    avr->pc = before.pc;
    avr->state = before.state;
    avr->cycle = before.cycle;
    avr->run_cycle_count = before.run_cycle_count;
    avr->interrupt_state = before.interrupt_state;
    if (fault)
        snprintf(call->error, sizeof call->error, "%s %s", function, fault);
    return !fault;
}
