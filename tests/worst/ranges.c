// SPDX-License-Identifier: MIT
// Prints a line per game with the ranges of its parameters and positions on the current board.
#include "notation/state.h"

#include <stdio.h>

static void put(char c)
{
    putchar(c);
}

int main(void)
{
    console_line.put = put;
    console_line.mode = DESCRIBE;
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        state_begin(&console_line.task.state, &games[i]);
        write_state();
        put('\n');
    }
    return 0;
}
