// SPDX-License-Identifier: MIT
// How time passes in a machine, as far as simavr lacks what machine.h promises. Private to machine.c.
#pragma once

#include "core/machine.h"

// Data space addresses of an MCU's registers: the two that carry text and marks out of the firmware, and
// those that tell how deep it sleeps. In power-down all clocks stop but the watchdog's.
struct machine_kind {
    const char *mcu;
    uint8_t console;                       // GPIOR0
    uint8_t mark;                          // GPIOR1
    uint8_t sleep, sleep_mask, power_down; // register with SM bits, their mask, their value for power-down
    uint8_t sleep_enable;                  // SE in that register, without which SLEEP does nothing
    uint8_t watchdog;                      // WDTCSR, WDTCR
};

// Installs the handlers for sleep and reset in simavr's core.
void machine_hook(struct machine *machine);

// Called when a reset is over; tells the parts.
void machine_after_reset(struct machine *machine);
