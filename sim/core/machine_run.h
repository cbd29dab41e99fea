// SPDX-License-Identifier: MIT
// Adds what simavr lacks for the passing of time that machine.h promises. Private to machine.c.
#pragma once

#include "core/machine.h"

// Data space addresses of an MCU's registers for text, marks and sleep. In power-down only the watchdog's
// clock runs.
struct machine_kind {
    const char *mcu;
    uint8_t console; // GPIOR0
    uint8_t mark;    // GPIOR1
    uint8_t sleep, sleep_mask,
        power_down;       // register with the SM bits, their mask, their value for power-down
    uint8_t sleep_enable; // SE in that register; SLEEP does nothing while it is 0
    uint8_t watchdog;     // WDTCSR or WDTCR
};

// Installs the handlers of sleep and reset in simavr's core.
void machine_hook(struct machine *machine);

// Finishes a reset: notifies the parts.
void machine_after_reset(struct machine *machine);
