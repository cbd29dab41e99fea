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

unsigned board_key(const struct board *board, const char *name)
{
    for (unsigned key = 0; key < PIN_KEYS_MAX && board->key[key].name; key++)
        if (!strcmp(name, board->key[key].name))
            return key;
    return PIN_KEYS_MAX;
}

const char *board_key_names(const struct board *board)
{
    static char text[80];
    size_t length = 0;

    for (unsigned key = 0; key < PIN_KEYS_MAX && board->key[key].name; key++) {
        bool is_last = key + 1 == PIN_KEYS_MAX || !board->key[key + 1].name;

        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                   !key      ? ""
                                   : is_last ? " or "
                                             : ", ",
                                   board->key[key].name);
    }
    return text;
}
