// SPDX-License-Identifier: MIT
#include "notation.h"

#include "notation/state.h"

#include <string.h>

static char text[CONSOLE_LINE_MAX + 1];
static size_t length;

static void put(char c)
{
    if (length < CONSOLE_LINE_MAX)
        text[length++] = c;
    text[length] = '\0';
}

const FLASH struct game *notation_read(const char *line, struct position *position)
{
    memset(&console_line.task, 0, sizeof console_line.task);
    console_line.mode = READ;
    console_line.fault = console_line.at = 0;
    console_line.length = (column_t)strlen(line);
    memcpy(console_line.characters, line, console_line.length);
    read_state(&console_line.task.state, false);
    if (console_line.fault)
        return NULL;
    *position = console_line.task.state.position;
    return console_line.task.state.game;
}

// Prepares the text of this position.
static struct state begin(const FLASH struct game *game, const struct position *position)
{
    console_line.put = put;
    console_line.mode = WRITE;
    length = 0;
    return (struct state){.position = *position, .game = game, .params = game->params, .shape = game->shape};
}

const char *notation_position(const FLASH struct game *game, const struct position *position)
{
    struct state state = begin(game, position);

    text_position(&state);
    return text;
}

const char *notation_move(const FLASH struct game *game, const struct position *position, struct move move)
{
    const struct state state = begin(game, position);

    text_move(&state, &move);
    return text;
}
