// SPDX-License-Identifier: MIT
// Numbers as text, for the displays and the console.
#pragma once

#include "game/position.h" // stones_t

// Puts a number in decimal, its first digit first.
void put_digits(stones_t number, void (*put)(uint8_t code));
