// SPDX-License-Identifier: MIT
#include "ui/pen.h"

static uint8_t *at, *end;
static const struct view *shown;
static uint8_t numbers_used;

void pen_begin(const struct view *view, uint8_t *cells, uint8_t width)
{
    shown = view;
    numbers_used = 0;
    pen_move(cells, width);
}

void pen_move(uint8_t *cells, uint8_t width)
{
    at = cells;
    end = cells + width;
}

uint8_t *pen_at(void)
{
    return at;
}

void pen_put(uint8_t code)
{
    if (at != end)
        *at++ = code;
}

void pen_number_right(uint8_t n, uint8_t width)
{
    if (width > 2 && n < 100)
        pen_put(' ');
    if (n < 10)
        pen_put(' ');
    pen_number(n);
}

void pen_number(uint8_t n)
{
    for (uint8_t unit = 100; unit; unit /= 10)
        if (n >= unit || unit == 1)
            pen_put('0' + n / unit % 10);
}

void pen_set(void)
{
    subtraction_set_t set = shown->position->set;
    for (uint8_t i = 0; set; i++, set >>= 1) {
        if (!(set & 1))
            continue;
        pen_number(i);
        if (set != 1)
            pen_put(',');
    }
}

void pen_text(const FLASH char *text)
{
    for (; *text; text++) {
        if (*text == '#')
            pen_number(shown->number[numbers_used++]);
        else if (*text == '@')
            pen_set();
        else
            pen_put(*text);
    }
}

void pen_word(uint8_t word)
{
    pen_text(word_text(word));
}
