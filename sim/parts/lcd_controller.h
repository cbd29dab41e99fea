// SPDX-License-Identifier: MIT
// Controller of the display, which executes commands and stores data. lcd_hd44780.c has the bus.
#pragma once

#include "parts/lcd_hd44780.h"

// Bits D0 to D3 in 8-bit mode are not connected, but pulled up.
enum { LOW_HALF_UNWIRED = 0x0F };

// Executes a command. Returns false if the address does not exist.
bool controller_command(struct lcd *lcd, uint8_t command);
// Writes to DDRAM or CGRAM, moves the address, may shift the display.
void controller_write(struct lcd *lcd, uint8_t data);

// Sets the controller to a start state. `seed` is for LCD_GARBAGE.
void controller_start(struct lcd *lcd, enum lcd_start start, unsigned seed);

void controller_set_display(struct lcd *lcd, bool display_on, bool cursor_on, bool blink_on);

// Counts a visible change.
void controller_note_change(struct lcd *lcd);
