// SPDX-License-Identifier: MIT
// The serial line, SERIAL_BAUD 8N1, with a receive ring of SERIAL_RX_BYTES. XOFF is sent while the ring still
// has room for the bytes that follow it, and XON once it is nearly empty.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets up the line, and again later, as a bit of a register may flip.
void port_serial_set_up(void);

// Starts the line and sends XON, as an XOFF from before a reset may be in force.
void port_serial_init(void);

// SERIAL_DAMAGED is read for a byte with a framing error or an overrun, and for bytes that found the ring
// full.
enum { SERIAL_DAMAGED = 0 };

// True if there is a byte to read.
bool port_serial_waits(void);

// Takes the oldest byte. Only if there is one.
uint8_t port_serial_read(void);

// Sends a byte; waits at most two bytes' time.
void port_serial_write(uint8_t byte);
