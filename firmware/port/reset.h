// SPDX-License-Identifier: MIT
// A reset by the program.
#pragma once

// Resets the MCU, and with it every register, by the watchdog, within 15 ms. Returns without a reset where
// the bootloader would not survive one by the watchdog (old Nanos).
void port_restart(void);
