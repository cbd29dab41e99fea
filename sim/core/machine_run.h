// SPDX-License-Identifier: MIT
// Advances the time of a machine. Adds power-down, sleep and exact events, which simavr lacks. Private to the
// machine.
#pragma once

#include "core/machine.h"

// Data addresses of an MCU's registers
struct machine_kind {
    const char *mcu;
    uint8_t console; // GPIOR0
    uint8_t mark;    // GPIOR1
    // address and mask of the SM bits, and their value in power-down
    uint8_t sleep, sleep_mask, power_down;
    uint8_t sleep_enable; // mask of bit SE in this register; the instruction SLEEP needs SE
    uint8_t watchdog;     // WDTCSR or WDTCR
};

// Installs functions in simavr that handle sleep and reset.
void machine_hook(struct machine *machine);

// Tells all simulated parts about a reset.
void machine_after_reset(struct machine *machine);
