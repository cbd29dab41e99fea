// SPDX-License-Identifier: MIT
// An ATtiny2313A in serial programming (datasheet 8246B, 21.7), at the SPI of an Uno. D10 drives RESET.
#pragma once

#include "core/machine.h"

enum { TARGET_FLASH = 2048, TARGET_PAGE = 32, TARGET_FUSES = 3 };

struct target {
    uint8_t flash[TARGET_FLASH];
    uint8_t fuse[TARGET_FUSES]; // low, high, extended
    bool is_deaf;               // true if a wire is missing, so that the chip does not answer

    // Private.
    struct machine *machine;
    struct avr_irq_t *answers; // next byte for the Uno
    uint8_t page[TARGET_PAGE];
    uint8_t command[4];
    unsigned count;     // number of received bytes of the current command
    bool is_in_reset;   // RESET is low
    bool is_programmed; // programming is enabled
    uint64_t busy_until;
};

// Connects a new chip, whose flash is erased.
void target_open(struct target *target, struct machine *machine);
