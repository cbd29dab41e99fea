// SPDX-License-Identifier: MIT
// Simulates the time that a chip needs to erase or write a page of its own flash. simavr needs none. The chip
// halts while a page of its boot section changes, and runs while another page changes.
#pragma once

#include "core/machine.h"

struct spm {
    // Private.
    struct machine *machine;
    struct avr_flash_t *flash;
    int (*execute)(struct avr_io_t *io, uint32_t request, void *param); // of simavr
};

// Makes the chip program its flash as slowly as a real chip.
void spm_open(struct spm *spm, struct machine *machine);
