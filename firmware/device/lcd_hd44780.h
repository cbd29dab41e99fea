// SPDX-License-Identifier: MIT
// A 16x2 character display with an HD44780 or a clone of it, on four data lines, never read. Datasheet:
// Hitachi ADE-207-272. Pins in board.h: LCD_RS, LCD_E, LCD_D4..LCD_D7, BACKLIGHT; R/W is grounded.
//
// At most one byte is sent a tick, so no function waits. A display that is missing, comes loose or catches
// noise does not stop the program; lcd_refresh restores its picture.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

#include <stdbool.h>

// Makes the pins outputs; the set-up begins 60 ms later. To be called once, before all else here.
void lcd_init(void);

// True once all changes of the latest frame have been sent. Show the next frame only then: so the display
// does not show parts of two frames side by side.
bool lcd_is_ready(void);

// Copies the latest frame to *frame, as a beginning for the next one; none has been shown: all zeros. To be
// called once lcd_is_ready.
void lcd_frame_shown(struct lcd_frame *frame);

// Sets the frame to show and copies it. The bytes that differ from the frame before are sent by lcd_tick,
// glyphs first: one a tick, or one in two ticks where the address has to be set. Takes 100 ticks at most.
void lcd_show(const struct lcd_frame *frame);

// Makes the pins outputs, sets up the display again and sends the whole frame once more, in about 120 ticks,
// without flicker. From 22 ms on the changes of a new frame are sent first.
void lcd_refresh(void);

// Turns the backlight on or off. The pin is an input while it is on, as after reset, and low while it is off:
// on many shields it feeds the base of a transistor without a resistor, and driving it high would short it.
void lcd_light(bool on);

// Sends one byte, if any, and waits until the display has taken it, so that the next call may follow at once.
// To be called once a tick.
void lcd_tick(void);
