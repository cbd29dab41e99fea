// SPDX-License-Identifier: MIT
#include "ui/messages/pen.h"

#include "ui/screens/ui.h" // the numbers that messages want

uint8_t pen_at;
uint8_t *pen_cells;

static uint8_t number; // the next one to be wanted

void pen_begin(uint8_t *cells)
{
    pen_cells = cells;
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
    number = 0;
}

void pen_put(uint8_t code)
{
    pen_cells[pen_at++ % (2 * COLUMNS)] = code;
}

void pen_number(uint8_t n)
{
    if (n >= 100)
        pen_put('0' + n / 100);
    if (n >= 10)
        pen_put('0' + n / 10 % 10);
    pen_put('0' + n % 10);
}

// What may be taken, numbers up to 15; on a graph the selected token and where its arrows lead to, with an
// arrow where it will go.
static void put_choices(void)
{
    const struct position *position = &ui.position;
    uint16_t set = position->set;
    uint8_t goes_to = 0;
    if (ui.view.shape == SHAPE_TOKENS) {
        const uint8_t part = ui.view.selected, now = position->part[part];
        set = position->successors[now];
        goes_to = view_after(part);
        pen_number(now);
        pen_put(':');
    }
    for (uint8_t i = 0; set; i++, set >>= 1) {
        if (!(set & 1))
            continue;
        pen_put(i == goes_to ? ARROW_RIGHT : ' ');
        pen_number(i);
    }
}

const FLASH uint8_t *pen_text(const FLASH uint8_t *text)
{
    uint8_t later[PAIR_DEPTH], *top = later;
    for (;;) {
        uint8_t code = top == later ? *text++ : *--top;
        while (code && (uint8_t)(code - ' ') >= FIRST_PAIR - ' ') {
            const FLASH uint8_t *pair = message_pairs[(uint8_t)(code - FIRST_PAIR)];
            code = *pair++;
            *top++ = *pair;
        }
        if (code == '|')
            return text;
        if (code == '\0')
            return 0;
        if (code == '#')
            pen_number(ui.view.number[number++]);
        else if (code == '@')
            put_choices();
        else
            pen_put(code);
    }
}

const FLASH uint8_t *pen_message(uint8_t message)
{
    const FLASH uint8_t *text = message_texts;
    while (message)
        if ((uint8_t)(*text++ - 1) >= FIRST_ENDING - 1) // or 0
            message--;
    return pen_text(text);
}
