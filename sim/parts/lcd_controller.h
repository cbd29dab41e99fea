// SPDX-License-Identifier: MIT
// Controller of the display, which executes commands and stores data. lcd_hd44780.c has the bus.
#pragma once

#include "parts/lcd_hd44780.h"

// Bits D0..D3 in 8-bit mode: not wired, but pulled up
enum { LOW_HALF_UNWIRED = 0x0F };

// Executes a command. Returns false for an address that does not exist.
bool controller_command(struct lcd *lcd, uint8_t command);
// Writes to DDRAM or CGRAM and moves the address. Also shifts the display if the firmware has chosen so.
void controller_write(struct lcd *lcd, uint8_t data);

// Puts the controller into a start state. seed: for LCD_GARBAGE.
void controller_start(struct lcd *lcd, enum lcd_start start, unsigned seed);

void controller_set_display(struct lcd *lcd, bool display_on, bool cursor_on, bool blink_on);

// Counts a visible change.
void controller_note_change(struct lcd *lcd);
