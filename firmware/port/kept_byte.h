// SPDX-License-Identifier: MIT
// One byte that a small board keeps without power.
#pragma once

#include <stdint.h>

// Returns the kept byte, 0xff if none was ever kept. If power was lost, even repeatedly, while another byte
// was being written, it is the old byte or the new one.
uint8_t port_kept_byte(void);

// Keeps the byte; writes at most one byte of the EEPROM a call. To be called once a frame: after the start at
// least twice with the result of port_kept_byte, which repairs a record that was cut off, then at least three
// times with each value.
void port_keep_byte(uint8_t byte);
