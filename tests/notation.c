// SPDX-License-Identifier: MIT
#include "notation.h"

#include "notation/state.h"

#include <string.h>

static char text[CONSOLE_LINE_MAX + 1];
static size_t length;

static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    while (count-- && length < CONSOLE_LINE_MAX)
        text[length++] = *characters++;
    text[length] = '\0';
}

bool notation_read_state(const char *characters, struct state *state)
{
    struct fault fault = {0};
    struct line line = line_from(characters, strlen(characters), &fault);

    *state = (struct state){0};
    read_state(&line, state, false);
    return !fault.id;
}

const FLASH struct game *notation_read(const char *line, struct position *position)
{
    struct state state;

    if (!notation_read_state(line, &state))
        return NULL;
    *position = state.position;
    return state.game;
}

// Returns a state with this position. Makes *line ready to write text.
static struct state begin(const FLASH struct game *game, const struct position *position, struct line *line)
{
    *line = line_to((struct sink){put, NULL});
    length = 0;
    return (struct state){.position = *position, .game = game, .params = game->params, .shape = game->shape};
}

const char *notation_position(const FLASH struct game *game, const struct position *position)
{
    struct line line;
    struct state state = begin(game, position, &line);

    text_position(&line, &state);
    return text;
}

const char *notation_move(const FLASH struct game *game, const struct position *position, struct move move)
{
    struct line line;
    const struct state state = begin(game, position, &line);

    text_move(&line, &state, &move);
    return text;
}
