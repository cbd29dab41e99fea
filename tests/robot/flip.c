// SPDX-License-Identifier: MIT
#include "robot/flip.h"

#include <simavr/sim_core.h> // R_SREG
#include <stdlib.h>
#include <string.h>

enum { EECR = 0x3F, EECR_OF_TINY = 0x3C, SPMCSR = 0x57 };
enum { TINY_RAMEND = 0xDF };
// EIND of the ATmega2560 has one bit, but simavr would store eight
enum { EIND = 0x5C, EIND_BITS = 1 };

// Sizes include an extra byte, because a two-byte access also reads the next address.
enum { DATA_BYTES = 0x10100, FLASH_BYTES = 0x1000100 };

void flip_widen(struct machine *machine)
{
    struct avr_t *avr = machine->avr;
    uint8_t *data = calloc(DATA_BYTES, 1), *flash = malloc(FLASH_BYTES);
    const unsigned size = avr->flashend + 1;

    memcpy(data, avr->data, avr->ramend + 1u);
    for (unsigned at = 0; at < FLASH_BYTES; at += size)
        memcpy(flash + at, avr->flash, size < FLASH_BYTES - at ? size : FLASH_BYTES - at);
    free(avr->data);
    free(avr->flash);
    avr->data = data;
    avr->flash = flash;
    avr->codeend = avr->flashend;
}

void flip_bit(struct machine *machine, unsigned at, unsigned bit)
{
    struct avr_t *avr = machine->avr;
    const uint8_t mask = (uint8_t)(at == EIND ? 1 << bit & EIND_BITS : 1 << bit);
    const unsigned eecr = avr->ramend == TINY_RAMEND ? EECR_OF_TINY : EECR;

    if (at == R_SREG)
        avr->sreg[bit] ^= 1;
    else if (at < FLIP_REGISTERS || at - FLIP_REGISTERS >= MAX_IOs || !avr->io[AVR_DATA_TO_IO(at)].w.c)
        avr->data[at] ^= mask;
    else if (at != eecr && at != SPMCSR)
        avr->io[AVR_DATA_TO_IO(at)].w.c(avr, at, avr->data[at] ^ mask, avr->io[AVR_DATA_TO_IO(at)].w.param);
}
