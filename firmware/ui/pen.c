// SPDX-License-Identifier: MIT
#include "ui/pen.h"

uint8_t pen_at;

static uint8_t *all;
static const struct view *shown;
static const uint8_t *number; // the next one to be wanted

void pen_begin(const struct view *view, uint8_t *cells)
{
    shown = view;
    all = cells;
    pen_clear(ROW_2);
    pen_clear(ROW_1);
}

void pen_clear(uint8_t row)
{
    pen_at = row;
    do
        pen_put(' ');
    while (pen_at % COLUMNS);
    pen_at = row;
    number = shown->number;
}

void pen_put(uint8_t code)
{
    all[pen_at++ % (2 * COLUMNS)] = code;
}

void pen_number_right(uint8_t n)
{
    if (n < 10)
        pen_put(' ');
    pen_number(n);
}

void pen_number(uint8_t n)
{
    if (n >= 100)
        pen_put('0' + n / 100);
    if (n >= 10)
        pen_put('0' + n / 10 % 10);
    pen_put('0' + n % 10);
}

void pen_set(void)
{
    const struct position *position = shown->position;
    subtraction_set_t set = position->set;
    uint8_t marked = 0;
    if (shown->shape == SHAPE_TOKENS) {
        pen_put('A' + shown->selected);
        set = position->successors[position->part[shown->selected]];
        marked = view_after(shown, shown->selected);
    }
    for (uint8_t i = 0; set; i++, set >>= 1) {
        if (!(set & 1))
            continue;
        pen_put(i == marked ? ARROW_RIGHT : ' ');
        pen_number(i);
    }
}

const FLASH uint8_t *pen_text(const FLASH uint8_t *text)
{
    uint8_t later[PAIR_DEPTH], *top = later;
    for (;;) {
        uint8_t code = top == later ? *text++ : *--top;
        while (code >= FIRST_PAIR) {
            const FLASH uint8_t *pair = word_pairs[code - FIRST_PAIR];
            code = *pair++;
            *top++ = *pair;
        }
        if (code == '|')
            return text;
        if (code == '\0')
            return 0;
        if (code == '#')
            pen_number(*number++);
        else if (code == '@')
            pen_set();
        else
            pen_put(code);
    }
}

const FLASH uint8_t *pen_word(uint8_t word)
{
    const FLASH uint8_t *text = word_texts;
    while (word)
        if (*text++ == '\0')
            word--;
    return pen_text(text);
}
