// SPDX-License-Identifier: MIT
// Why the program started, and how it starts anew.
#pragma once

#include <stdint.h>

// Bit of a set of reset causes, as in the datasheet (MCUSR, 11.9.1): the watchdog has reset the MCU. Also
// left behind by bootloaders that use the watchdog to start the program.
enum { RESET_WDRF = 1 << 3 };

// The bits of MCUSR at the last start; 0 where a bootloader has hidden them. A reset by port_restart does not
// count as one by the watchdog.
uint8_t port_reset_cause(void);

// Lets the watchdog reset the chip at once, and with it every register. Does nothing, and returns, where a
// watchdog reset ends in a bootloader that does not know of it.
void port_restart(void);
