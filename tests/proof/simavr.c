// SPDX-License-Identifier: MIT
// Executes single instructions by libsimavr: for each `struct before` on stdin a `struct after` to stdout (compare.py).
#include <simavr/sim_avr.h>
#include <simavr/sim_core.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { CODE = 0x1000, DATA_END = 0x900, RAM = 0x100, SREG = 0x5f, REGISTERS = 32 };

struct before {
    uint8_t code[8], registers[REGISTERS], sp[2], flags;
};

struct after {
    uint32_t pc, cycles;
    uint8_t data[DATA_END]; // registers, I/O registers, of which SREG with the flags, and RAM
};

static void be_silent(struct avr_t *avr, const int level, const char *format, va_list arguments)
{
    (void)avr, (void)level, (void)format, (void)arguments;
}

// Fills flash, or RAM, with what it contains before each instruction.
static void fill(uint8_t *bytes, uint32_t first, uint32_t end)
{
    for (uint32_t address = first; address < end; address++)
        bytes[address] = address * 167 + 13 + (address >> 5);
}

static void execute(avr_t *avr, const struct before *before, struct after *after)
{
    memset(avr->data, 0, RAM);
    fill(avr->data, RAM, DATA_END);
    memcpy(avr->data, before->registers, REGISTERS);
    memcpy(avr->data + SREG - 2, before->sp, 2);
    for (int i = 0; i < 8; i++)
        avr->sreg[i] = before->flags >> i & 1;
    memcpy(avr->flash + CODE, before->code, sizeof before->code);
    avr->pc = CODE;
    avr->state = cpu_Running;
    const avr_cycle_count_t start = avr->cycle;
    after->pc = avr_run_one(avr);
    after->cycles = avr->cycle - start;
    memcpy(after->data, avr->data, DATA_END);
    after->data[SREG] = 0;
    for (int i = 0; i < 8; i++)
        after->data[SREG] |= avr->sreg[i] << i;
}

int main(void)
{
    static struct after after;
    struct before before;

    avr_global_logger_set(be_silent);
    avr_t *avr = avr_make_mcu_by_name("atmega328p");
    if (!avr || avr_init(avr))
        return 1;
    fill(avr->flash, 0, avr->flashend + 1);
    while (fread(&before, sizeof before, 1, stdin)) {
        execute(avr, &before, &after);
        fwrite(&after, sizeof after, 1, stdout);
    }
    return 0;
}
