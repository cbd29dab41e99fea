// SPDX-License-Identifier: MIT
// A 16x2 character display with an HD44780 or a clone, on four data lines. Datasheet: Hitachi ADE-207-272.
// Pins in board.h: LCD_RS, LCD_E, LCD_D4..LCD_D7, BACKLIGHT; R/W is grounded. Call lcd_init first, and
// lcd_tick once per tick.
//
// The driver never reads the display and sends at most one byte per tick. So a missing or loose display does
// not stop the program. lcd_refresh repairs the picture after noise. During a refresh, lcd_tick sends the
// changes of a new frame first.
//
// BACKLIGHT is an input while the light is on, and low while it is off. A high pin would short a transistor
// on many shields.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

#include <stdbool.h>

// Makes the pins outputs. The set-up begins 60 ms later.
void lcd_init(void);

// Returns true once the latest frame has been sent. Do not call lcd_show before that.
bool lcd_is_ready(void);

// Copies the frame that the display shows to *frame. Call only if lcd_is_ready.
void lcd_frame_shown(struct lcd_frame *frame);

// Shows a frame. lcd_tick sends the changed bytes within 100 ticks.
void lcd_show(const struct lcd_frame *frame);

// Sets up the display again and sends the whole frame. Takes about 120 ticks.
void lcd_refresh(void);

// Turns the backlight on or off.
void lcd_light(bool on);

// Sends at most one byte. Waits until the display has processed the byte.
void lcd_tick(void);
