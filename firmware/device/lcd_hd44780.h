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

// True when all changes of the latest frame have been sent. Only then show the next frame: otherwise parts of
// two frames appear.
bool lcd_is_ready(void);

// Copies the latest frame to *frame, to be changed into the next frame. At first all bytes are 0. Needs
// lcd_is_ready.
void lcd_frame_shown(struct lcd_frame *frame);

// Copies the frame. In up to 100 ticks lcd_tick sends the bytes that differ from the last frame, glyphs
// first.
void lcd_show(const struct lcd_frame *frame);

// Makes the pins outputs, sets the display up again and sends the whole frame in about 120 ticks, without
// flicker. After 22 ms, changes of a new frame have priority.
void lcd_refresh(void);

// Turns the backlight on (pin is an input, as after reset) or off (low). Never drives the pin high: on many
// shields that would short the base of a transistor.
void lcd_light(bool on);

// Sends up to one byte and waits until the display has taken it. Call once per tick.
void lcd_tick(void);
