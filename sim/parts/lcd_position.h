// SPDX-License-Identifier: MIT
// Reads the position of a game from the dots of an LCD.
#pragma once

#include "parts/lcd_glass.h" // the cells
#include "parts/shown_position.h"

enum { LCD_TEXT_BYTES = LCD_COLUMNS + 1 };

// The position after the move that is shown, by its shape: the parts; how many coins each cell of a strip
// has; the gaps between men, and then the columns of both men of the row that is shown.
struct sight {
    unsigned count, value[SHOWN_PARTS];
    unsigned taken[SHOWN_PARTS]; // stones or squares shown as about to go
    bool marked[SHOWN_PARTS];    // has a mark that it will change
    bool as_numbers;             // piles
    int selected;                // the pile the arrow points at, the row of men, or SHOWN_NONE
};

// Copies row 1 or 2 in ASCII: '>' and '<' for the arrows, '*' for any custom glyph, '?' for letters that are
// not ASCII.
void lcd_ascii(const struct lcd *lcd, unsigned row, char text[static LCD_TEXT_BYTES]);

// Returns true if a row begins with a mark or none, and a number of one or two digits.
bool lcd_is_field(const char *row);

// Reads a position with the shape, the count of parts and the cells of `position`; also its vertices, if
// these are tokens. False if there is none. Where more than five piles are numbers, a long message covers the
// others.
bool lcd_read_position(const struct lcd *lcd, const struct shown_position *position, struct sight *sight);

// Sets what is to be seen of the position after the move; of rows of men, this one is shown.
void sight_of(struct sight *sight, const struct shown_position *position, int row);

// Returns true if the sight is the position, except for piles that a message covers unless all are asked for.
bool sight_has(const struct sight *sight, const struct shown_position *position, bool all);

// Returns true if the display shows the position as it will be, with its marks.
bool lcd_has_position(const struct lcd *lcd, const struct shown_position *position);
