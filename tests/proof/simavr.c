// SPDX-License-Identifier: MIT
// Executes single instructions with libsimavr, for compare.py.
#include <simavr/sim_avr.h>
#include <simavr/sim_core.h>
#include <stdint.h>
#include <string.h>

enum { CODE = 0x1000, DATA_END = 0x900, SREG = 0x5f };

// Returns a simulated ATmega328P with this flash content, or null on error.
avr_t *start(const uint8_t *flash)
{
    avr_t *avr = avr_make_mcu_by_name("atmega328p");
    if (!avr || avr_init(avr))
        return 0;
    avr->log = LOG_NONE;
    memcpy(avr->flash, flash, avr->flashend + 1);
    return avr;
}

// Executes an instruction. Sets *pc to the next address. Returns the cycles used.
uint32_t execute(avr_t *avr, const uint8_t code[8], uint8_t data[DATA_END], uint32_t *pc)
{
    memcpy(avr->flash + CODE, code, 8);
    memcpy(avr->data, data, DATA_END);
    for (int i = 0; i < 8; i++)
        avr->sreg[i] = data[SREG] >> i & 1;
    avr->pc = CODE;
    avr->state = cpu_Running;
    const avr_cycle_count_t before = avr->cycle;
    *pc = avr_run_one(avr);
    memcpy(data, avr->data, DATA_END);
    data[SREG] = 0;
    for (int i = 0; i < 8; i++)
        data[SREG] |= avr->sreg[i] << i;
    return avr->cycle - before;
}
