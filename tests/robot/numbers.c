// SPDX-License-Identifier: MIT
#include "numbers.h"

#include "line/codec.h"

#include <string.h>

enum { TURNS = 9 };

struct told {
    struct numbers numbers; // of the line, read up to the move
    const FLASH struct game *game;
    struct position position;
    uint8_t state_count; // numbers of the state
};

static bool read(struct told *told, const char *m)
{
    if (*m++ != 'm')
        return false;
    numbers_begin(&told->numbers, false);
    while (*m && *m != '\n')
        numbers_character(&told->numbers, *m++);
    codec_state(&told->numbers, &told->game, &told->position);
    told->state_count = told->numbers.at;
    numbers_number(&told->numbers, 0, 0, TURNS - 1);
    return *m == '\n' && !told->numbers.fault;
}

bool numbers_tell(const char *m)
{
    struct told told;

    return read(&told, m) && told.numbers.count > told.numbers.at;
}

bool numbers_move(const char *m)
{
    struct told told;

    return read(&told, m) && told.numbers.count > told.numbers.at + 1;
}

// Whether the move of `to` leads there from this position.
static bool leads(const FLASH struct game *game, struct position position, struct told to)
{
    struct numbers after;
    struct move move;

    codec_read_move(&to.numbers, game, &position, &move);
    if (to.numbers.fault || !game_is_move(&move))
        return false;
    game_play(&position, &move);
    numbers_begin(&after, true);
    codec_state(&after, &game, &position);
    return after.count == to.state_count &&
           !memcmp(after.number, to.numbers.number, after.count * sizeof *after.number);
}

bool numbers_lead(const char *before, const char *m)
{
    struct told from, to;

    return read(&from, before) && read(&to, m) && from.game == to.game && leads(from.game, from.position, to);
}

bool numbers_lead_by_two(const char *before, const char *m)
{
    struct told from, to;
    struct move first = {0};

    if (!read(&from, before) || !read(&to, m) || from.game != to.game)
        return false;
    while (game_next(from.game, &from.position, &first)) {
        struct position between = from.position;

        game_play(&between, &first);
        if (leads(from.game, between, to))
            return true;
    }
    return false;
}
