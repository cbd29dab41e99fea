// SPDX-License-Identifier: MIT
// What a person makes of the dots on the glass: text, and piles of stones.
#pragma once

#include "parts/lcd_glass.h" // the dots

enum { PILES_MAX = 8, NO_PILE = -1 };

struct piles {
    unsigned count;
    unsigned stones[PILES_MAX];
};

struct sight {
    struct piles piles;        // as they will be after the move that is prepared
    unsigned taken[PILES_MAX]; // stones shown as about to go, where stones are shown
    bool marked[PILES_MAX];    // has a mark that it will lose some, where numbers are shown
    bool as_numbers;
    int selected; // the pile the arrow points at, or NO_PILE
};

enum { EYE_ROW_BYTES = LCD_COLUMNS + 1 };

// Row 1 or 2 in ASCII: '>' and '<' for the arrows, '*' for any custom glyph, '?' for what has no place in an
// English text.
void eye_row(const struct lcd *lcd, unsigned row, char text[static EYE_ROW_BYTES]);

// The position on the glass; false if there is none. Of more than five piles shown as numbers only five are
// seen while a long message covers the others.
bool eye_board(const struct lcd *lcd, struct sight *sight);

// True where row 2 begins with piles, so that only its right part has a message.
bool eye_message_is_short(const struct lcd *lcd);
