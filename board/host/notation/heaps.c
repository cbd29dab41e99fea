// SPDX-License-Identifier: MIT
// Reads and writes heap games with the user's rules: `heap code=0.77`, `heap S=1,3,4`, `heap not=2,3`, and
// `mheap` for misere play.
#include "notation/component.h"

#include <stdlib.h>
#include <string.h>

static const char digits[] = "0123456789ABCDEF"; // digits of a code

// Reads the digits of a code: one digit, a point, and more digits.
static void read_code(struct line *line, struct heap_game *game)
{
    struct heap_rules *const rules = &game->rules;

    rules->digit[0] = text_letter(line, digits, 0);
    if (rules->digit[0] & (LEAVE_NOTHING | LEAVE_ONE)) { // because such a game need not end
        line->at--;
        read_refuse_for(line, FAULT_NOT_A_LETTER, "048C");
    }
    text_char(line, '.');
    for (uint16_t take = 1; !read_at_end(line) && !read_is_next(line, ' ') && !read_is_next(line, ':');
         take++) {
        if (take > HEAP_DIGITS_MAX) {
            read_refuse_above(line, FAULT_TOO_MANY, HEAP_DIGITS_MAX);
            return;
        }
        rules->digit[take] = text_letter(line, digits, 0);
        game->digits = (uint8_t)take;
        if (rules->digit[take])
            rules->last = take;
    }
}

// Reads a set of numbers of stones. Sets the digit of each number to `digit`.
static void read_set(struct line *line, struct heap_rules *rules, uint8_t digit)
{
    do {
        read_spaces(line);
        rules->last = (uint16_t)text_number(line, 0, rules->last + 1u, HEAP_TAKE_MAX);
        rules->digit[rules->last] = digit;
    } while (!line->fault->id && text_more(line, ',', false));
}

void heaps_read_params(struct line *line, struct component *component)
{
    static const char *const keys[] = {"code", "S", "not"};
    struct heap_game *const game = component->heaps.game = calloc(1, sizeof *game);
    uint8_t key = 0;

    if (!game) {
        read_refuse(line, FAULT_NO_MEMORY);
        return;
    }
    while (key < sizeof keys / sizeof *keys && !read_key(line, keys[key]))
        key++;
    if (key == sizeof keys / sizeof *keys) {
        read_refuse_for(line, FAULT_NOT_THE_PARAMETERS, "code=, S= or not=");
        return;
    }
    text_char(line, '=');
    game->form = *keys[key];
    if (game->form == 'c') {
        read_code(line, game);
    } else if (game->form == 'S') {
        read_set(line, &game->rules, LEAVE_NOTHING | LEAVE_ONE);
    } else {
        memset(game->rules.digit + 1, LEAVE_NOTHING | LEAVE_ONE, HEAP_TAKE_MAX);
        game->rules.any_beyond = true;
        read_set(line, &game->rules, 0);
    }
}

void heaps_write_params(struct line *line, const struct heap_game *game)
{
    const struct heap_rules *const rules = &game->rules;
    bool more = false;

    if (game->form == 'c') {
        text_words(line, "code=");
        for (uint16_t take = 0; take <= game->digits; take++) {
            text_char(line, digits[rules->digit[take]]);
            if (!take)
                text_char(line, '.');
        }
        return;
    }
    text_words(line, game->form == 'S' ? "S=" : "not=");
    for (uint16_t take = 1; take <= rules->last; take++) {
        if (!rules->digit[take] == (game->form == 'S'))
            continue;
        text_more(line, ',', more);
        write_number(line, take);
        more = true;
    }
}

// Writes the heaps that the move leaves if it splits the heap.
static void write_split(struct line *line, const struct heap_step *step, const char *first, const char *next)
{
    for (uint8_t i = 0; step->left > 1 && i < step->left; i++) {
        text_words(line, i ? next : first);
        write_number(line, step->size[i]);
    }
}

void heaps_write_step(struct line *line, const struct heap_step *step)
{
    write_number(line, step->part + 1u);
    text_char(line, '-');
    write_number(line, step->take);
    write_split(line, step, ">", ",");
}

void heaps_say_step(struct line *line, const struct heap_step *step)
{
    text_words(line, "take ");
    write_number(line, step->take);
    text_words(line, " from heap ");
    write_number(line, step->part + 1u);
    write_split(line, step, " and leave heaps of ", " and ");
}
