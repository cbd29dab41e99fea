// SPDX-License-Identifier: MIT
// All messages of a board, with numbers as long as possible
#pragma once

#include "numbers.h"
#include "ui/screens/pen.h"

#include <stdio.h>

#define ROW(id, class, numbers) {#id, id, numbers},
static const struct message_row {
    const char *name;
    uint8_t id;
    const char *digits; // digits of each number; "@": a set
} message_rows[] = {MESSAGES(ROW)};
#undef ROW
enum { MESSAGE_ROWS = sizeof message_rows / sizeof message_rows[0] };

// Sets a message's numbers to long numbers such as 1015.
static void set_longest(struct view *view, const char *digits, unsigned wanted[NUMBERS])
{
    static const unsigned first[] = {0, 2, 12, 112, 1012, 12012};
    uint8_t *number = view->number;
    for (unsigned i = 0; digits[i] && digits[i] != '@'; i++) {
        const unsigned count = (unsigned)(digits[i] - '0');
        wanted[i] = first[count] + i % 8;
        if (count >= 4)
            *number++ = (uint8_t)(wanted[i] / 100);
        *number++ = (uint8_t)(count >= 4 ? wanted[i] % 100 : wanted[i]);
    }
}

// Returns true if the text has all numbers in order, and no placeholder.
static bool has_longest(const uint8_t *codes, unsigned length, const unsigned *wanted, unsigned count)
{
    unsigned numbers[3 * CELLS], found = 0;
    for (unsigned i = 0; i < length; i++)
        if (codes[i] == '#' || codes[i] == '@' || codes[i] == '{')
            return false;
    const unsigned seen = numbers_in(codes, length, numbers);
    for (unsigned i = 0; i < seen; i++)
        found += found < count && numbers[i] == wanted[found];
    return found == count;
}

// Writes the first text of a message into cells. Returns the length.
static unsigned write_message(uint8_t *cells, const struct view *view, uint8_t message)
{
    pen_begin(cells, view);
    pen_message(message);
    return pen_cell();
}
