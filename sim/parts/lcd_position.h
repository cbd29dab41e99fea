// SPDX-License-Identifier: MIT
// Reads the position of a game from an LCD.
#pragma once

#include "parts/lcd_glass.h" // the cells
#include "parts/shown_position.h"

enum { LCD_TEXT_BYTES = LCD_COLUMNS + 1 };

// A position as read from the display, with the displayed move already made
struct sight {
    unsigned count, value[SHOWN_PARTS];
    unsigned taken[SHOWN_PARTS]; // number of stones or squares that the move takes
    bool marked[SHOWN_PARTS];    // true if the display marks the part as changed by the move
    bool as_numbers;             // true if the display shows the piles as numbers
    int selected;                // index of the part or row with the arrow, or SHOWN_NONE
};

// Copies a row as ASCII. Arrows become '>' and '<', custom glyphs become '*'.
void lcd_ascii(const struct lcd *lcd, unsigned row, char text[static LCD_TEXT_BYTES]);

// Returns true if the row starts with `>`, `*` or a blank, then a number below 100.
bool lcd_is_field(const char *row);

// Reads a position with the shape of `position`. Returns false if none is displayed.
bool lcd_read_position(const struct lcd *lcd, const struct shown_position *position, struct sight *sight);

// Sets *sight to what the display should show. `row` is the selected row in Northcott's game.
void sight_of(struct sight *sight, const struct shown_position *position, int row);

// Returns true if *sight shows the position. If `all` is false, a message may hide the piles in row 2.
bool sight_has(const struct sight *sight, const struct shown_position *position, bool all);

// Returns true if the display shows the position and marks the move.
bool lcd_has_position(const struct lcd *lcd, const struct shown_position *position);
