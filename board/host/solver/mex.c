// SPDX-License-Identifier: MIT
#include "solver/solver.h"

#include "notation/text.h"
#include "solver/component.h"

enum { NUMBERS_MAX = CONSOLE_LINE_MAX }; // a line cannot have more numbers

static uint32_t numbers[NUMBERS_MAX];
static unsigned count;

void mex_read(void)
{
    count = 0;
    if (text_more('.', false))
        return;
    do {
        if (count)
            text_gap();
        numbers[count++] = text_number(0, 0, STONES_MAX);
    } while (!read_at_end());
}

void mex_answer(void)
{
    bool is_there[NUMBERS_MAX + 1] = {false};
    unsigned mex = 0;

    text_words("mex ");
    write_numbers(numbers, count, '.');
    for (unsigned i = 0; i < count; i++)
        if (numbers[i] < NUMBERS_MAX)
            is_there[numbers[i]] = true;
    while (is_there[mex])
        mex++;
    text_words(" : ");
    write_number(mex);
    text_char('\n');
}
