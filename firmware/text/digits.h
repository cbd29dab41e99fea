// SPDX-License-Identifier: MIT
// Numbers as text, for the displays, the serial line and the host's program.
#pragma once

#include <stdint.h>

// Puts a number in decimal, its first digit first. An unsigned int is what the largest numbers need: 16 bits
// on a board, 32 on the host.
void put_digits(unsigned int number, void (*put)(uint8_t code));
