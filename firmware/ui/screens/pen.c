// SPDX-License-Identifier: MIT
#include "ui/screens/pen.h"

#include "text/codes.h"        // numbers
#include "text/packed.h"       // the texts
#include "ui/screens/screen.h" // the view

enum { LONG_NUMBER = '{' }; // what % is in a packed text

static uint8_t *cells;
static uint8_t at;     // the next cell
static uint8_t number; // index of the next number of the view

void pen_begin(uint8_t *first)
{
    cells = first;
    uint8_t row = CELLS;
    do
        pen_clear(row -= COLUMNS);
    while (row);
}

void pen_clear(uint8_t row)
{
    at = row;
    do
        pen_put(' ');
    while (at % COLUMNS);
    at = row;
    number = 0;
}

uint8_t pen_cell(void)
{
    return at;
}

void pen_go(uint8_t cell)
{
    at = cell;
}

void pen_change(uint8_t *first)
{
    cells = first;
    at = 0;
}

void pen_put(uint8_t code)
{
    cells[at++ % CELLS] = code;
}

void pen_number(uint8_t n)
{
    put_digits(n, pen_put);
}

// Writes the set S; on a graph the vertex of the selected token and its successors, with
// an arrow at the one that is chosen, or those of the vertex of the view.
static void put_choices(void)
{
    const struct position *const position = ui.view.position;
    subtraction_set_t set = position->set;
    uint8_t goes_to = NO_PART;
    if (ui.view.shape == SHAPE_TOKENS) {
        const uint8_t part = ui.view.selected;
        uint8_t now = ui.view.vertex;
        if (part != NO_PART) {
            now = position->part[part];
            goes_to = ui_after(part);
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
    return ui.view.number[number++];
}

// Writes a character of a text, or what stands for it.
static void put(uint8_t code)
{
    if (code == '@') {
        put_choices();
        return;
    }
    if (code != '#' && (!HAS_LONG_NUMBERS || code != LONG_NUMBER)) {
        pen_put(code);
        return;
    }
    const uint8_t n = next_number();
    if (HAS_LONG_NUMBERS && code != '#')
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
    uint8_t block = message / MESSAGE_BLOCK;
    if (LANGUAGES > 1)
        block += message_language() * MESSAGE_BLOCKS;
    return pen_text(packed_nth(&message_texts[message_starts[block]], message % MESSAGE_BLOCK));
}

const FLASH uint8_t *pen_page(uint8_t title, uint8_t page)
{
    const FLASH uint8_t *rest = pen_message(title);
    for (uint8_t lines = 2 * page; lines > 1 && rest; lines--) {
        const uint8_t next = number;
        pen_clear(ROW_1);
        number = next;
        rest = pen_text(rest);
    }
    return rest;
}
