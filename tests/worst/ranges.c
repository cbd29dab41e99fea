// SPDX-License-Identifier: MIT
// Prints a line per game with the ranges of its parameters and positions on the current board.
#include "notation/state.h"

#include <stdio.h>

static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    fwrite(characters, 1, count, stdout);
}

int main(void)
{
    struct line line = line_to((struct sink){put, NULL});
    struct state state;

    line.mode = DESCRIBE;
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        state_begin(&state, &games[i]);
        write_state(&line, &state);
        text_char(&line, '\n');
    }
    return 0;
}
