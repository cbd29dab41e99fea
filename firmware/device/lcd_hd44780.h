// SPDX-License-Identifier: MIT
// A 16x2 character display with an HD44780 or a clone, on four data lines. Datasheet: Hitachi ADE-207-272.
// Pins in board.h: LCD_RS, LCD_E, LCD_D4..LCD_D7, BACKLIGHT; R/W is grounded.
//
// The driver never reads the display and sends at most one byte per tick. So a missing or loose display does
// not stop the program. lcd_refresh repairs the picture after noise.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

#include <stdbool.h>

// Makes the pins outputs. The set-up begins 60 ms later. Call once, before all other functions.
void lcd_init(void);

// True when the latest frame has been sent. Show the next frame only then, to keep frames apart.
bool lcd_is_ready(void);

// Copies the latest frame to *frame; all 0 at first. Needs lcd_is_ready.
void lcd_frame_shown(struct lcd_frame *frame);

// Copies the frame. lcd_tick sends the changed bytes in up to 100 ticks, glyphs first.
void lcd_show(const struct lcd_frame *frame);

// Sets the display up again and sends the whole frame in about 120 ticks, without flicker. A new frame has
// priority.
void lcd_refresh(void);

// Turns the backlight on (pin is an input) or off (pin is low). A high pin would short a transistor on many
// shields.
void lcd_light(bool on);

// Sends up to one byte and waits until the display has taken it. Call once per tick.
void lcd_tick(void);
