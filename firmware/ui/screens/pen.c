// SPDX-License-Identifier: MIT
#include "ui/screens/pen.h"

#include "text/codes.h"  // numbers
#include "text/packed.h" // the texts

enum { LONG_NUMBER = '{' }; // a packed text contains this character instead of %

// State of the pen that writes text on the display. All drawing functions share the pen, to save a parameter.
static struct pen {
    const struct view *view; // view whose numbers appear in the text
    uint8_t *cells;
    uint8_t at;     // index of the cell to write next
    uint8_t number; // index of the next number in view.number
} pen;

void pen_begin(uint8_t *first, const struct view *of)
{
    pen.view = of;
    pen.cells = first;
    uint8_t row = CELLS;
    do
        pen_clear(row -= COLUMNS);
    while (row);
}

void pen_clear(uint8_t row)
{
    pen.at = row;
    do
        pen_put(' ');
    while (pen.at % COLUMNS);
    pen.at = row;
    pen.number = 0;
}

uint8_t pen_cell(void)
{
    return pen.at;
}

void pen_go(uint8_t cell)
{
    pen.at = cell;
}

void pen_change(uint8_t *first)
{
    pen.cells = first;
    pen.at = 0;
}

void pen_put(uint8_t code)
{
    pen.cells[pen.at++ % CELLS] = code;
}

void pen_number(uint8_t n)
{
    put_digits(n, pen_put);
}

// Writes the allowed numbers. On a graph, writes a vertex and its successors.
static void put_choices(void)
{
    const struct position *const position = &pen.view->position;
    subtraction_set_t set = position->set;
    uint8_t goes_to = NO_PART;
    if (pen.view->params == PARAM_GRAPH) {
        const uint8_t part = pen.view->selected;
        uint8_t now = pen.view->vertex;
        if (part != NO_PART) {
            now = position->part[part];
            goes_to = pen.view->after[part];
        }
        set = position->successors[now];
        pen_number(now);
        pen_put(':');
        if (!set)
            pen_put('-');
    }
    for (uint8_t i = 0; set; i++, set >>= 1) {
        if (!(set & 1))
            continue;
        pen_put(i == goes_to ? ARROW_RIGHT : ' ');
        pen_number(i);
    }
}

static uint8_t next_number(void)
{
    return pen.view->number[pen.number++];
}

// Writes a character. Replaces # and % with numbers, @ with a set.
static void put(uint8_t code)
{
    if (code == '@') {
        put_choices();
        return;
    }
    if (code != '#' && code != LONG_NUMBER) {
        pen_put(code);
        return;
    }
    const uint8_t n = next_number();
    if (code == LONG_NUMBER)
        put_digits(100 * n + next_number(), pen_put);
    else if (n != NO_DIGIT)
        pen_number(n);
}

const FLASH uint8_t *pen_text(const FLASH uint8_t *text)
{
    return packed_read(text, put);
}

const FLASH uint8_t *pen_message(uint8_t message)
{
    return pen_text(message_text(pen.view->language, message));
}

const FLASH uint8_t *pen_page(uint8_t title, uint8_t page)
{
    const FLASH uint8_t *rest = pen_message(title);
    for (uint8_t lines = 2 * page; lines > 1 && rest; lines--) {
        const uint8_t next = pen.number;
        pen_clear(ROW_1);
        pen.number = next;
        rest = pen_text(rest);
    }
    return rest;
}
