// SPDX-License-Identifier: MIT
#include "ui/matrix/dots.h"

#include <string.h> // memset

static const FLASH uint8_t digits[10][DIGIT_WIDTH] = {
    {0x3e, 0x22, 0x3e}, // 0
    {0x24, 0x3e, 0x20}, // 1
    {0x3a, 0x2a, 0x2e}, // 2
    {0x2a, 0x2a, 0x3e}, // 3
    {0x0e, 0x08, 0x3e}, // 4
    {0x2e, 0x2a, 0x3a}, // 5
    {0x3e, 0x2a, 0x3a}, // 6
    {0x02, 0x02, 0x3e}, // 7
    {0x3e, 0x2a, 0x3e}, // 8
    {0x2e, 0x2a, 0x3e}, // 9
};

// Place where the next column of dots is drawn. All drawing functions share this place, to save a parameter.
static struct {
    uint8_t *column; // columns of the frame
    uint8_t x;
} at;

void dots_begin(struct matrix_frame *frame)
{
    at.column = frame->column;
    memset(at.column, 0, DOTS_WIDTH);
}

void dots_darken(uint8_t lines)
{
    for (uint8_t i = 0; i < DOTS_WIDTH; i++)
        at.column[i] &= (uint8_t)~lines;
}

void dots_go(uint8_t to)
{
    at.x = to;
}

void dots_put(uint8_t lines)
{
    if (at.x < DOTS_WIDTH)
        at.column[at.x] |= lines;
    at.x++;
}

void dots_block(uint8_t width, uint8_t lines)
{
    for (; width; width--)
        dots_put(lines);
}

// Draws `count` columns of a font.
static void put_columns(const FLASH uint8_t *columns, uint8_t count)
{
    for (; count; count--)
        dots_put(*columns++);
}

void dots_number(uint8_t last_x, uint8_t number)
{
    do {
        const uint8_t tens = number / 10, ones = number % 10;
        dots_go(last_x - (DIGIT_WIDTH - 1));
        put_columns(digits[ones], DIGIT_WIDTH);
        last_x -= DIGIT_WIDTH + 1;
        number = tens;
    } while (number);
}

void dots_character(uint8_t code)
{
    put_columns(font_columns(code), CHARACTER_WIDTH);
}
