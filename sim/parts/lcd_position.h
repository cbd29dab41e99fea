// SPDX-License-Identifier: MIT
// Reads the position of a game from an LCD.
#pragma once

#include "parts/lcd_glass.h" // the cells
#include "parts/shown_position.h"

enum { LCD_TEXT_BYTES = LCD_COLUMNS + 1 };

// The position on the display, after the previewed move. value: the parts; for a strip, the coins in each
// cell; for men, the gaps and the columns in one row.
struct sight {
    unsigned count, value[SHOWN_PARTS];
    unsigned taken[SHOWN_PARTS]; // number of stones or squares that the move would take
    bool marked[SHOWN_PARTS];    // true if the part has a mark, because the move changes it
    bool as_numbers;             // true if the display shows the piles as numbers
    int selected;                // part or row of men that has the arrow, or SHOWN_NONE
};

// Copies a row in ASCII, with '>' and '<' for arrows, '*' for custom glyphs, '?' for others.
void lcd_ascii(const struct lcd *lcd, unsigned row, char text[static LCD_TEXT_BYTES]);

// True if a row begins with a number below 100, or with a mark and such a number.
bool lcd_is_field(const char *row);

// Reads a position with the shape and size of `position`. Returns false if the display shows none.
bool lcd_read_position(const struct lcd *lcd, const struct shown_position *position, struct sight *sight);

// Sets *sight to what the display must show. row: the row of men that the display shows.
void sight_of(struct sight *sight, const struct shown_position *position, int row);

// True if *sight shows the position. Unless `all` is set, ignores piles that a message may cover.
bool sight_has(const struct sight *sight, const struct shown_position *position, bool all);

// True if the display shows the position with its marks.
bool lcd_has_position(const struct lcd *lcd, const struct shown_position *position);
