// SPDX-License-Identifier: MIT
// The inside of the display: what commands and data do to its memories, apart from how they come over the
// bus.
#pragma once

#include "parts/lcd_hd44780.h"

// In 8-bit mode the pull-ups of the display read as ones on the lines that have no wire.
enum { LOW_HALF_UNWIRED = 0x0F };

// False for a DDRAM address that a two-line display does not have; the controller takes the start of its row.
bool controller_command(struct lcd *lcd, uint8_t command);
void controller_write(struct lcd *lcd, uint8_t data);

// Puts it into one of the states a display may start in.
void controller_start(struct lcd *lcd, enum lcd_start start, unsigned seed);

void controller_set_display(struct lcd *lcd, bool display_on, bool cursor_on, bool blink_on);

// Notes that what can be seen has changed now.
void controller_note_change(struct lcd *lcd);
