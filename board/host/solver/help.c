// SPDX-License-Identifier: MIT
#include "solver/solver.h"

#include "notation/near.h"
#include "notation/text.h"
#include "solver/heaps.h"

static const char *const names[] = {"heap", "mheap"};
enum { NAMES = sizeof names / sizeof *names };

static bool is_asked;

bool solver_read_subject(void)
{
    is_asked = false;
    for (unsigned i = 0; i < NAMES && !is_asked; i++)
        is_asked = read_word(names[i]);
    return is_asked;
}

const char *solver_near(const char *word, size_t length)
{
    for (unsigned i = 0; i < NAMES; i++)
        if (is_near(word, length, names[i]))
            return names[i];
    return NULL;
}

bool solver_help(void)
{
    if (!is_asked)
        return false;
    text_words("heap code=, S= or not= : heap 0..");
    write_number(HEAP_MAX);
    write_limit(HEAPS_MAX / 2);
    text_words(
        "\n"
        "Heaps with your own rules: take from one heap, and perhaps split the rest. Whoever cannot move "
        "loses, in mheap wins.\n"
        "parameters: code=, a digit for each number of stones taken, from 0 on; a digit is the sum of what a "
        "move "
        "may leave of the heap: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, up to F; S=, the numbers "
        "that a "
        "move may take; not=, the numbers that a move may not take\n"
        "position: the stones of each heap; a dot alone if there are none\n"
        "move: i-t takes t stones from heap i, i-t>a,b also splits the rest into heaps of a and b, i-t>a,b,c "
        "into three\n"
        "example: heap code=0.77 : 5 7 9\n"
        "a move in it: 2-1>3,3\n");
    is_asked = false;
    return true;
}
