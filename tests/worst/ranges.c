// SPDX-License-Identifier: MIT
// Prints what `games` answers with the limits of the board that this is compiled for.
#include "notation/console.h"

#include <stdio.h>

static void put(char c)
{
    putchar(c);
}

int main(void)
{
    console_init(put, NULL);
    for (const char *c = "games\n"; *c; c++)
        console_byte(*c);
    return 0;
}
