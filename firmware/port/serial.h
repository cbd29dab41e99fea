// SPDX-License-Identifier: MIT
// The serial port, SERIAL_BAUD 8N1, without interrupts.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets up the port, and again later, as a bit of a register may flip.
void port_serial_set_up(void);

// Takes a byte, or noise, that was received. Returns false if there is none.
bool port_serial_heard(void);

// True if the port takes a byte at once.
bool port_serial_is_ready(void);

// Sends a byte. Only if the port is ready.
void port_serial_send(uint8_t byte);
