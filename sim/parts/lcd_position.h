// SPDX-License-Identifier: MIT
// Reads the position of a game from an LCD.
#pragma once

#include "parts/lcd_glass.h" // the cells
#include "parts/shown_position.h"

enum { LCD_TEXT_BYTES = LCD_COLUMNS + 1 };

// A position on the display, after the move that the display previews. value: the parts; the coins in each
// cell of a strip; with men, first all gaps and then the two columns of the shown row.
struct sight {
    unsigned count, value[SHOWN_PARTS];
    unsigned taken[SHOWN_PARTS]; // stones or squares shown as about to disappear
    bool marked[SHOWN_PARTS];    // has a mark because the move changes it
    bool as_numbers;             // the piles are shown as numbers
    int selected;                // part with the arrow, row of men, or SHOWN_NONE
};

// Copies row 1 or 2 in ASCII: '>' and '<' for arrows, '*' for custom glyphs, '?' for other characters.
void lcd_ascii(const struct lcd *lcd, unsigned row, char text[static LCD_TEXT_BYTES]);

// True if a row begins with a number of at most two digits, after an optional mark.
bool lcd_is_field(const char *row);

// Reads a position. `position` gives the shape, the number of parts, the cells, and the vertices of tokens.
// Returns false if the display shows no such position. A long message may cover all piles after the fifth.
bool lcd_read_position(const struct lcd *lcd, const struct shown_position *position, struct sight *sight);

// Sets *sight to what the display must show after the move. row: shown row of men.
void sight_of(struct sight *sight, const struct shown_position *position, int row);

// True if the sight is the position. Unless `all` is set, ignores piles that a message covers.
bool sight_has(const struct sight *sight, const struct shown_position *position, bool all);

// True if the display shows the position after the move, with its marks.
bool lcd_has_position(const struct lcd *lcd, const struct shown_position *position);
