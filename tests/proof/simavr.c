// SPDX-License-Identifier: MIT
// Executes single instructions by libsimavr: for each `struct before` on stdin a `struct after` to stdout
// (compare.py).
#include <simavr/sim_avr.h>
#include <simavr/sim_core.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { CODE = 0x1000, DATA_END = 0x900, SREG = 0x5f, SPL = 0x5d, REGISTERS = 32, CHANGES_MAX = 4 };

struct __attribute__((packed)) before {
    uint8_t code[8], registers[REGISTERS], flags;
    uint16_t sp;
};

struct __attribute__((packed)) after {
    uint8_t registers[REGISTERS], flags;
    uint16_t sp;
    uint32_t pc;
    uint8_t cycles, changes;
    struct __attribute__((packed)) {
        uint16_t address;
        uint8_t byte;
    } change[CHANGES_MAX];
};

// What memory contains before each instruction, in data and in flash
static uint8_t pattern(uint32_t address)
{
    return (uint8_t)(address * 167 + 13 + (address >> 5));
}

static void be_silent(struct avr_t *avr, const int level, const char *format, va_list arguments)
{
    (void)avr, (void)level, (void)format, (void)arguments;
}

static void execute(avr_t *avr, const struct before *before, const uint8_t *data, struct after *after)
{
    memcpy(avr->data, data, DATA_END);
    memcpy(avr->data, before->registers, REGISTERS);
    avr->data[SPL] = before->sp & 0xff;
    avr->data[SPL + 1] = before->sp >> 8;
    for (int i = 0; i < 8; i++)
        avr->sreg[i] = before->flags >> i & 1;
    memcpy(avr->flash + CODE, before->code, sizeof before->code);
    avr->pc = CODE;
    avr->state = cpu_Running;
    const avr_cycle_count_t start = avr->cycle;
    after->pc = avr_run_one(avr);
    after->cycles = avr->cycle - start;
    memcpy(after->registers, avr->data, REGISTERS);
    after->sp = avr->data[SPL] | avr->data[SPL + 1] << 8;
    after->flags = 0;
    for (int i = 0; i < 8; i++)
        after->flags |= avr->sreg[i] << i;
    after->changes = 0;
    for (uint16_t address = REGISTERS; address < DATA_END && after->changes < CHANGES_MAX; address++)
        if ((address < SPL || address > SREG) && avr->data[address] != data[address]) {
            after->change[after->changes].address = address;
            after->change[after->changes++].byte = avr->data[address];
        }
}

int main(void)
{
    uint8_t data[DATA_END];
    struct before before;

    avr_global_logger_set(be_silent);
    avr_t *avr = avr_make_mcu_by_name("atmega328p");
    if (!avr || avr_init(avr))
        return 1;
    for (uint32_t address = 0; address <= avr->flashend; address++)
        avr->flash[address] = pattern(address);
    memcpy(data, avr->data, DATA_END);
    for (uint32_t address = 0x100; address < DATA_END; address++)
        data[address] = pattern(address);
    while (fread(&before, sizeof before, 1, stdin)) {
        struct after after = {0};
        execute(avr, &before, data, &after);
        fwrite(&after, sizeof after, 1, stdout);
    }
    return 0;
}
