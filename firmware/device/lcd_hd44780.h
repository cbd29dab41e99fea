// SPDX-License-Identifier: MIT
// A 16x2 character display with an HD44780 or a clone of it, on four data lines, never read. Datasheet:
// Hitachi ADE-207-272. Pins in board.h: LCD_RS, LCD_E, LCD_D4..LCD_D7; R/W is grounded.
//
// One byte at most leaves a tick, so nothing here waits. A display that is missing, or comes loose, or
// catches noise disturbs nobody; lcd_refresh sets it right once it is back.
#pragma once

#include "device/lcd_frame.h" // struct lcd_frame

#include <stdbool.h>

void lcd_init(void);

// Has all of the frame been sent? Then it is time for the next one: frames that are sent whole never show the
// message of one beside the picture of another, and a frame that changes often shows all of it.
bool lcd_is_ready(void);

// The frame to show; it may change afterwards. Where it differs from the one before, a byte is sent with each
// lcd_tick, or with each second one where an address has to be sent first; the glyphs go first. It takes 100
// ticks at most.
void lcd_show(const struct lcd_frame *frame);

// Sets up the display again and sends the whole frame afresh, unseen by the human, in about 120 ticks.
// A new frame has priority after the first 22 ms.
void lcd_refresh(void);

// To be called at the very beginning of each tick: the display needs the calls apart by 55 us and more.
void lcd_tick(void);
