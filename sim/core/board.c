// SPDX-License-Identifier: MIT
#include "core/board.h"

#include <stdio.h>
#include <string.h>

const struct board *board_by_name(const char *name)
{
    for (unsigned i = 0; i < board_count; i++)
        if (!strcmp(name, boards[i].name))
            return &boards[i];
    return NULL;
}

const struct board *board_by_elf(const char *elf)
{
    char name[64] = "";

    sscanf(elf, "out/%63[^/]", name);
    return board_by_name(name);
}

unsigned board_key_count(const struct board *board)
{
    unsigned count = 0;

    while (count < KEYS_MAX && board->key[count].name)
        count++;
    return count;
}

unsigned board_key(const struct board *board, const char *name)
{
    for (unsigned key = 0; key < board_key_count(board); key++)
        if (!strcmp(name, board->key[key].name))
            return key;
    return KEYS_MAX;
}

const char *board_key_names(const struct board *board)
{
    static char text[80];
    const unsigned count = board_key_count(board);
    size_t length = 0;

    for (unsigned key = 0; key < count; key++) {
        const char *between = !key ? "" : key + 1 == count ? " or " : ", ";

        length +=
            (size_t)snprintf(text + length, sizeof text - length, "%s%s", between, board->key[key].name);
    }
    return text;
}
