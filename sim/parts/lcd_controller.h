// SPDX-License-Identifier: MIT
// The inside of the display: what commands and data do to its memories, apart from how they come over the
// bus.
#pragma once

#include "parts/lcd_hd44780.h"

// In 8-bit mode the pull-ups of the display read as ones on the lines that have no wire.
enum { LOW_HALF_UNWIRED = 0x0F };

void controller_command(struct lcd *lcd, uint8_t command);
void controller_write(struct lcd *lcd, uint8_t data);

// Puts it into one of the states a display may start in.
void controller_start(struct lcd *lcd, enum lcd_start start, unsigned seed);

void controller_set_display(struct lcd *lcd, bool display_on, bool cursor_on, bool blink_on);

// Notes that what can be seen has changed now.
void controller_note_change(struct lcd *lcd);

// Records a violation. cycles: the time that the firmware allowed; 0 where it is not about a time.
void lcd_violate(struct lcd *lcd, enum lcd_violation_kind kind, uint64_t cycles);
