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

// Letters that the LCD's ROM lacks, by column. Bit 0 is the top dot.
static const struct letter {
    const char *text;
    uint8_t column[WIDTH];
} letters[] = {
    {"ä", {0x20, 0x55, 0x54, 0x55, 0x78}}, {"ö", {0x38, 0x45, 0x44, 0x45, 0x38}},
    {"ü", {0x3c, 0x41, 0x40, 0x21, 0x7c}}, {"ß", {0x7e, 0x01, 0x49, 0x56, 0x20}},
    {"ñ", {0x7c, 0x0a, 0x05, 0x06, 0x79}}, {"á", {0x20, 0x54, 0x56, 0x55, 0x78}},
    {"é", {0x38, 0x54, 0x56, 0x55, 0x18}}, {"í", {0x00, 0x44, 0x7e, 0x41, 0x00}},
    {"ó", {0x38, 0x44, 0x46, 0x45, 0x38}}, {"ú", {0x3c, 0x40, 0x42, 0x21, 0x7c}},
    {"è", {0x38, 0x55, 0x56, 0x54, 0x18}}, {"à", {0x20, 0x55, 0x56, 0x54, 0x78}},
    {"ç", {0x0e, 0x11, 0x51, 0x71, 0x08}},
};
enum { LETTERS = sizeof letters / sizeof letters[0] };

// Returns the letter that the UTF-8 text starts with. Returns NULL for ASCII.
static const struct letter *letter_of(const char *text)
{
    if ((signed char)*text < 0)
        for (unsigned i = 0; i < LETTERS; i++)
            if (!strncmp(text, letters[i].text, strlen(letters[i].text)))
                return &letters[i];
    return NULL;
}

enum { SPELLED_MAX = MATRIX_TAPE_BYTES * STEP };

// Writes the dot columns of a text. Returns the number of columns.
static unsigned spell(const char *text, uint8_t column[static SPELLED_MAX])
{
    unsigned count = 0;

    while (*text && count + STEP <= SPELLED_MAX) {
        const struct letter *const letter = letter_of(text);

        for (unsigned i = 0; i < WIDTH; i++)
            column[count++] =
                letter ? letter->column[i] : font_column((uint8_t)*text, i) & ((1 << HEIGHT) - 1);
        column[count++] = 0;
        text += letter ? strlen(letter->text) : 1;
    }
    return count;
}

// Returns true if the tape has these columns from index `at` on.
static bool stands_at(const struct max7219 *chain, unsigned at, const uint8_t *column, unsigned count)
{
    const unsigned room = chain->tape_length - at;
    const unsigned compared = room + 1 == count ? room : count;

    return compared <= room && !memcmp(chain->tape + at, column, compared);
}

static bool text_stands_at(const struct max7219 *chain, unsigned at, const char *text)
{
    uint8_t column[SPELLED_MAX];
    const unsigned count = spell(text, column);

    return stands_at(chain, at, column, count);
}

bool matrix_reads(struct max7219 *chain, const char *text)
{
    uint8_t column[SPELLED_MAX];
    const unsigned count = spell(text, column);

    max7219_look(chain);
    for (unsigned at = 0; at < chain->tape_length; at++)
        if (stands_at(chain, at, column, count))
            return true;
    return false;
}

// Returns the character at this column of the tape, or NULL.
static const char *character_at(const struct max7219 *chain, unsigned at)
{
    static char one[2];

    for (unsigned i = 0; i < LETTERS; i++)
        if (text_stands_at(chain, at, letters[i].text))
            return letters[i].text;
    for (int code = FIRST + 1; code <= LAST; code++) {
        one[0] = (char)code;
        if (text_stands_at(chain, at, one))
            return code < ARROW_RIGHT ? one : code == LAST ? "<" : ">";
    }
    return NULL;
}

void matrix_read(struct max7219 *chain, char text[static MATRIX_TAPE_BYTES])
{
    unsigned at = 0, blank = 0; // `blank` counts the dark columns since the last character

    max7219_look(chain);
    while (at < chain->tape_length) {
        const char *const one = character_at(chain, at);

        if (one) {
            if (blank >= STEP)
                *text++ = ' ';
            text = stpcpy(text, one);
            at += STEP;
            blank = 0;
        } else {
            at++;
            blank++;
        }
    }
    *text = '\0';
}
