// SPDX-License-Identifier: MIT
// A 16x2 character display with an HD44780 or a clone of it, on four data lines, never read. Datasheet:
// Hitachi ADE-207-272. Pins in board.h: LCD_RS, LCD_E, LCD_D4..LCD_D7; R/W is grounded.
//
// One byte at most leaves a tick, so nothing here waits. A display that is missing, or comes loose, or
// catches noise disturbs nobody; lcd_refresh heals it once it is back.
#pragma once

#include <stdint.h>

void lcd_init(void);

// Given by the program: line 0..63 of the glyphs, eight from the top of each, bit 4 the leftmost dot. Asked
// for at any time.
uint8_t lcd_glyph_line(uint8_t line);

// Says that glyphs have changed. They are sent before any cells, in about 65 ticks.
void lcd_renew_glyphs(void);

// What is to be seen, row by row: character codes 0..127, 0..7 for the custom glyphs. The first changed cell
// reaches the glass with the second lcd_tick at the latest, each further one with the next tick or, in
// another place, the one after that.
void lcd_show(const uint8_t codes[2][16]);

// Sets up the display again and sends all glyphs and cells afresh, unseen by the human, in about 120 ticks.
// Changes have priority after the first 22 ms.
void lcd_refresh(void);

// To be called at the very beginning of each tick: the display needs the calls apart by 55 us and more.
void lcd_tick(void);
