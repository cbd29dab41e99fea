// SPDX-License-Identifier: MIT
#include "parts/matrix.h"

#include "parts/font_5x7.h" // characters

#include <string.h>

enum { WIDTH = 5, HEIGHT = 7, STEP = WIDTH + 1, FIRST = ' ', ARROW_RIGHT = 0x7E, LAST = 0x7F };

void matrix_text(const struct max7219 *chain, char text[static MATRIX_TEXT_BYTES])
{
    for (unsigned row = 0; row < MAX7219_ROWS; row++) {
        for (unsigned column = 0; column < MAX7219_COLUMNS; column++)
            *text++ = max7219_is_lit(chain, column, row) ? '#' : '.';
        *text++ = '\n';
    }
    *text = '\0';
}

bool matrix_is(const struct max7219 *chain, const char *text)
{
    char now[MATRIX_TEXT_BYTES];

    matrix_text(chain, now);
    return !strcmp(now, text);
}

// Column 0..5 of a character as on the tape, bit 0 at the top; column 5 is the dark gap.
static uint8_t column_of(char character, unsigned column)
{
    return column < WIDTH ? font_column((uint8_t)character, column) & ((1 << HEIGHT) - 1) : 0;
}

// True if the text is on the tape from this column on; at the end of the tape its last gap may be missing.
static bool stands_at(const struct max7219 *chain, unsigned at, const char *text)
{
    for (; *text; text++)
        for (unsigned column = 0; column < STEP; column++, at++) {
            const bool is_end = at == chain->tape_length && column == WIDTH && !text[1];

            if (!is_end && (at >= chain->tape_length || chain->tape[at] != column_of(*text, column)))
                return false;
        }
    return true;
}

bool matrix_reads(struct max7219 *chain, const char *text)
{
    max7219_look(chain);
    for (unsigned at = 0; at < chain->tape_length; at++)
        if (stands_at(chain, at, text))
            return true;
    return false;
}

void matrix_read(struct max7219 *chain, char text[static MATRIX_TAPE_BYTES])
{
    unsigned at = 0, blank = 0; // columns since the last character

    max7219_look(chain);
    while (at < chain->tape_length) {
        char one[2] = {FIRST + 1};

        while (one[0] != LAST && !stands_at(chain, at, one))
            one[0]++;
        if (stands_at(chain, at, one)) {
            if (blank >= STEP)
                *text++ = ' ';
            *text++ = one[0] < ARROW_RIGHT ? one[0] : one[0] == LAST ? '<' : '>';
            at += STEP;
            blank = 0;
        } else {
            at++;
            blank++;
        }
    }
    *text = '\0';
}
