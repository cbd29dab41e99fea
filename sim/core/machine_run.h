// SPDX-License-Identifier: MIT
// How time passes in a machine: what machine.h promises of it and simavr lacks. For machine.c alone.
#pragma once

#include "core/machine.h"

// Data space addresses of the two spare registers that carry text and marks out of the firmware, and of those
// that tell how deep the MCU sleeps. In power-down all clocks stop but the watchdog's.
struct machine_kind {
    const char *mcu;
    uint8_t console;                       // GPIOR0
    uint8_t mark;                          // GPIOR1
    uint8_t sleep, sleep_mask, power_down; // SM bits: those that tell power-down from the rest
    uint8_t watchdog;                      // WDTCSR, WDTCR
};

// Takes over from simavr what happens when the MCU sleeps and when it is reset.
void machine_hook(struct machine *machine);

// To be called when a reset is over: tells the parts.
void machine_after_reset(struct machine *machine);
