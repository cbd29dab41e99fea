// SPDX-License-Identifier: MIT
#include "board.h"

#include <string.h>

const struct board boards[] = {
    {
        .name = "uno",
        .mcu = "atmega328p",
        .hz = 16000000,
        .lcd =
            {.rs = {'B', 0}, .e = {'B', 1}, .d4 = {'D', 4}, .d5 = {'D', 5}, .d6 = {'D', 6}, .d7 = {'D', 7}},
        .key_ladder_channel = 0,
    },
};
const unsigned board_count = sizeof boards / sizeof boards[0];

const struct board *board_by_name(const char *name)
{
    for (unsigned i = 0; i < board_count; i++)
        if (!strcmp(name, boards[i].name))
            return &boards[i];
    return NULL;
}
