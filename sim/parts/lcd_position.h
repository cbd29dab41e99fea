// SPDX-License-Identifier: MIT
// Reads the position of a game from the dots of an LCD.
#pragma once

#include "parts/lcd_glass.h" // the cells
#include "parts/shown_position.h"

enum { LCD_TEXT_BYTES = LCD_COLUMNS + 1 };

// A position as read from the display, after the move that the display previews. value: the parts; on a
// strip, the coins in each cell; with men, the gaps between them and then the columns of both men in the row
// that is shown.
struct sight {
    unsigned count, value[SHOWN_PARTS];
    unsigned taken[SHOWN_PARTS]; // stones or squares shown as about to go
    bool marked[SHOWN_PARTS];    // has a mark that it will change
    bool as_numbers;             // piles
    int selected;                // pile that the arrow points to, row of men, or SHOWN_NONE
};

// Copies row 1 or 2 in ASCII: '>' and '<' for the arrows, '*' for any custom glyph, '?' for letters that are
// not ASCII.
void lcd_ascii(const struct lcd *lcd, unsigned row, char text[static LCD_TEXT_BYTES]);

// Returns true if a row begins with a mark or none, and a number of one or two digits.
bool lcd_is_field(const char *row);

// Reads a position. `position` gives the shape, the number of parts and the cells; with tokens also their
// vertices. Returns false if the display shows no such position. If more than five piles are shown as
// numbers, a long message covers the rest.
bool lcd_read_position(const struct lcd *lcd, const struct shown_position *position, struct sight *sight);

// Sets *sight to what the display must show of the position after the move. row: the row of men that is
// shown.
void sight_of(struct sight *sight, const struct shown_position *position, int row);

// Returns true if the sight is the position. Unless `all` is set, ignores piles that a message covers.
bool sight_has(const struct sight *sight, const struct shown_position *position, bool all);

// Returns true if the display shows the position after the move, with its marks.
bool lcd_has_position(const struct lcd *lcd, const struct shown_position *position);
