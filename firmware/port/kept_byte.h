// SPDX-License-Identifier: MIT
// The one byte that a small toy remembers without power.
#pragma once

#include <stdint.h>

// The byte that is kept without power, 0 if none ever was. Never a third value, wherever and however often
// the power was lost while another byte was being kept: the one or the other.
uint8_t port_kept_byte(void);

// Keeps the byte, by one byte of the EEPROM at a time: to be called once a frame, at first at least twice
// with what port_kept_byte has given, and then at least three times with each byte.
void port_keep_byte(uint8_t byte);
