// SPDX-License-Identifier: MIT
#include "flash/spm.h"

#include <string.h>
#include <simavr/avr_flash.h>
#include <simavr/sim_regbit.h>

// From datasheets: longest SPM time in us; bytes of the NRWW section, where a write halts the CPU.
enum { SPM_US = 4500, NRWW_328P = 4096, NRWW_2560 = 8192, END_328P = 0x8000, Z_LOW = 30 };

static struct spm *only; // global, because simavr passes no user data to its callback

static void page_is_done(void *part)
{
    struct spm *spm = part;
    struct avr_t *avr = spm->machine->avr;

    avr_regbit_clear(avr, spm->flash->selfprgen);
    avr_regbit_clear(avr, spm->flash->pgers);
    avr_regbit_clear(avr, spm->flash->pgwrt);
}

static bool halts_cpu(const struct avr_t *avr)
{
    const uint32_t end = avr->flashend + 1;
    const uint32_t at = avr->data[Z_LOW] | (uint32_t)avr->data[Z_LOW + 1] << 8 |
                        (avr->rampz ? (uint32_t)avr->data[avr->rampz] << 16 : 0);

    return at >= end - (end > END_328P ? NRWW_2560 : NRWW_328P);
}

static int execute_slowly(struct avr_io_t *io, uint32_t request, void *param)
{
    struct avr_flash_t *flash = (struct avr_flash_t *)io;
    struct avr_t *avr = io->avr;
    const bool is_page = request == AVR_IOCTL_FLASH_SPM &&
                         (avr_regbit_get(avr, flash->pgers) || avr_regbit_get(avr, flash->pgwrt));
    const bool halts = halts_cpu(avr);
    const int result = only->execute(io, request, param);
    const uint64_t cycles = machine_cycles(only->machine, SPM_US * 1000ull);

    if (!is_page)
        return result;
    if (halts) {
        avr->cycle += cycles;
    } else {
        avr_regbit_set(avr, flash->selfprgen);
        machine_at(only->machine, machine_now(only->machine) + cycles, page_is_done, only);
    }
    return result;
}

static void chip_was_reset(void *part)
{
    machine_forget(((struct spm *)part)->machine, page_is_done, part);
}

void spm_open(struct spm *spm, struct machine *machine)
{
    struct avr_io_t *io = machine->avr->io_port;

    while (strcmp(io->kind, "flash") != 0)
        io = io->next;
    *spm = (struct spm){.machine = machine, .flash = (struct avr_flash_t *)io, .execute = io->ioctl};
    only = spm;
    io->ioctl = execute_slowly;
    machine_add_part(machine, chip_was_reset, spm);
}
