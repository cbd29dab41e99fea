// SPDX-License-Identifier: MIT
#pragma once

#include <stdbool.h>
#include <stdint.h>

// The serial line, SERIAL_BAUD 8N1, with a ring of SERIAL_RX_BYTES for what is received. When what is on its
// way may fill it the far end is sent XOFF, and XON once it is nearly empty, and at the start: a pause from
// before a reset would last for ever.
void port_serial_init(void);

// What stands for bytes that came with a framing error, or too fast, or that found the ring full; and the
// only one that takes the place of another there: Ctrl-C.
enum { SERIAL_DAMAGED = 0, SERIAL_INTERRUPT = 0x03 };

// True if there is a byte to read; takes the oldest one.
bool port_serial_waits(void);
uint8_t port_serial_read(void);

// True if this byte is among those to read.
bool port_serial_holds(uint8_t byte);

// Waits until the line takes the byte, at most two bytes' time.
void port_serial_write(uint8_t byte);
