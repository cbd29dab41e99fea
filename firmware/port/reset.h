// SPDX-License-Identifier: MIT
// The cause of the last reset, and a reset by the program.
#pragma once

#include <stdint.h>

// Bit of MCUSR (11.9.1): the watchdog has reset the MCU. Also left set by bootloaders that start the program
// by the watchdog.
enum { RESET_WDRF = 1 << 3 };

// Returns the bits of MCUSR at the last start; 0 where a bootloader has cleared them. After port_restart
// RESET_WDRF is not set. Only with TELLS_RESETS (board.h).
uint8_t port_reset_cause(void);

// Resets the MCU, and with it every register, by the watchdog, within 15 ms. Returns without a reset where
// the bootloader would not survive one by the watchdog (old Nanos).
void port_restart(void);
