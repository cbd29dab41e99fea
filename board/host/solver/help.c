// SPDX-License-Identifier: MIT
#include "solver/solver.h"

#include "notation/text.h"
#include "solver/heaps.h"

static bool is_asked;

bool solver_read_subject(void)
{
    is_asked = read_word("heap") || read_word("mheap");
    return is_asked;
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
        "Heaps with rules of your own: take from one heap, and perhaps leave it as several. Whoever cannot "
        "move "
        "loses; as mheap, wins.\n"
        "parameters: code=, digits that tell what may be left of a heap when 1, 2, ... are taken: 1, "
        "nothing; 2, "
        "one heap; 4, two; 8, three; or their sum, up to F; the digit before the point is for splits without "
        "taking; S=, what may be taken; not=, what may not\n"
        "position: the stones of each heap; a dot alone if there are none\n"
        "move: i-t takes t stones from heap i, i-t>a,b leaves it as heaps of a and b, i-t>a,b,c as three\n"
        "example: heap code=0.77 : 5 7 9\n"
        "a move in it: 2-1>3,3\n");
    is_asked = false;
    return true;
}
