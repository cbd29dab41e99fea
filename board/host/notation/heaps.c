// SPDX-License-Identifier: MIT
// Reads and writes heap games with the user's rules: `heap code=0.77`, `heap S=1,3,4`, `heap not=2,3`, and
// `mheap` for misere play.
#include "notation/component.h"

#include <stdlib.h>
#include <string.h>

const struct heap_name heap_names[] = {
    {"kayles", "code=0.77", "OEIS A002186",
     "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 7 2 1 8 2 7"},
    {"dawson", "code=0.137", "OEIS A002187",
     "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5"},
    {"treblecross", "code=0.007", "", ""},
    {"grundy", "code=4!.", "OEIS A002188",
     "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 4 1 5 4 1 5 4 1 0"},
    {"lasker", "code=4.[3]", "Winning Ways, chapter 4",
     "0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 15 17 18 20 19"},
    {"officers", "code=0.6", "OEIS A046695",
     "0 0 1 2 0 1 2 3 1 2 3 4 0 3 4 2 1 3 2 1 0 2 1 4 5 1 4 5 1 2 0 1 2 3 1 2 3 4 2 3 4 2 3 4 2 1 0 2 8 4 5"},
    {NULL, NULL, NULL, NULL},
};

static const char digits[] = "0123456789ABCDEF"; // digits of a code

enum { FIVE = 5 }; // the bit LEAVE_MORE means five heaps or more

// Reads a digit that is written as a list of heap counts, such as {0,2}.
static uint8_t read_counts(struct line *line)
{
    unsigned digit = 0;

    text_char(line, '{');
    do {
        const unsigned heaps = text_number(line, 0, 0, FIVE);
        const bool is_more = text_more(line, '+', false);
        if (heaps == FIVE && !is_more)
            read_refuse_for(line, FAULT_NOT_A_LETTER, "+");
        digit |= is_more ? (2u << FIVE) - (1u << heaps) : 1u << heaps;
    } while (!line->fault->id && text_more(line, ',', false));
    text_char(line, '}');
    return (uint8_t)digit;
}

// Reads a digit and an optional mark. `!` means unequal heaps, `=` means equal heaps.
static void read_digit(struct line *line, struct heap_rules *rules, uint16_t take)
{
    rules->digit[take] = read_is_next(line, '{') ? read_counts(line) : text_letter(line, digits, 0);
    if (text_more(line, '!', false))
        rules->split[take] = SPLIT_UNEQUAL;
    else if (text_more(line, '=', false))
        rules->split[take] = SPLIT_EQUAL;
}

// Reads a code, such as 0.137 or 0.3[1]. Digits in brackets repeat.
static void read_code(struct line *line, struct heap_game *game)
{
    struct heap_rules *const rules = &game->rules;
    uint16_t take = 1, first = 0;

    read_digit(line, rules, 0);
    // a move that leaves the same position could repeat forever
    if (rules->digit[0] & (LEAVE_NOTHING | LEAVE_ONE)) {
        line->at--;
        read_refuse_for(line, FAULT_NOT_A_LETTER, "048C");
    }
    text_char(line, '.');
    while (!rules->repeated && !read_at_end(line) && !read_is_next(line, ' ') && !read_is_next(line, ':')) {
        if (take > HEAP_DIGITS_MAX) {
            read_refuse_above(line, FAULT_TOO_MANY, HEAP_DIGITS_MAX);
            return;
        }
        if (!first && text_more(line, '[', false))
            first = take;
        read_digit(line, rules, take++);
        if (first && text_more(line, ']', false))
            rules->repeated = take - first;
    }
    if (first && !rules->repeated)
        text_char(line, ']');
    game->digits = (uint8_t)(take - 1);
    rules->last = game->digits;
    while (rules->last && !rules->repeated && !rules->digit[rules->last])
        rules->last--;
}

// Reads numbers of stones, separated by commas. Stores `digit` for each number.
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
    struct heap_game *const game = component->pieces.game = calloc(1, sizeof *game);
    uint8_t key = 0;

    component->kind = OF_HEAPS;
    if (!game) {
        read_refuse(line, FAULT_NO_MEMORY);
        return;
    }
    if (read_is_code_next(line)) {
        game->form = 'c';
        read_code(line, game);
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
        memset(game->rules.digit + 1, LEAVE_NOTHING | LEAVE_ONE, sizeof game->rules.digit - 1);
        read_set(line, &game->rules, 0);
        game->rules.last++;
        game->rules.repeated = 1;
    }
}

bool heaps_read_name(struct line *line, struct component *component)
{
    const column_t start = line->at;
    const struct heap_name *name = heap_names;

    component->misere = text_more(line, 'm', false);
    while (name->name && !read_word(line, name->name))
        name++;
    if (!name->name) {
        line->at = start;
        return component->misere = false;
    }

    struct line code = line_from(name->params, strlen(name->params), line->fault);

    heaps_read_params(&code, component);
    read_spaces(line);
    text_more(line, '-', false);
    return true;
}

// Writes how many heaps a move with this digit may leave.
static void write_counts(struct line *line, uint8_t digit)
{
    bool more = false, is_last = false;

    text_char(line, '{');
    for (unsigned heaps = 0, bits; !is_last && (bits = digit >> heaps) != 0; heaps++) {
        if (!(bits & 1))
            continue;
        is_last = bits == (2u << (FIVE - heaps)) - 1; // true if all larger numbers of heaps are allowed
        text_more(line, ',', more);
        write_number(line, heaps);
        text_more(line, '+', is_last);
        more = true;
    }
    text_char(line, '}');
}

static void write_digit(struct line *line, const struct heap_rules *rules, uint16_t take)
{
    const uint8_t digit = rules->digit[take];

    if (digit < sizeof digits - 1)
        text_char(line, digits[digit]);
    else
        write_counts(line, digit);
    text_more(line, rules->split[take] == SPLIT_UNEQUAL ? '!' : '=', rules->split[take] != SPLIT_ANY);
}

void heaps_write_params(struct line *line, const struct heap_game *game)
{
    const struct heap_rules *const rules = &game->rules;
    bool more = false;

    if (game->form == 'c') {
        text_words(line, "code=");
        for (uint16_t take = 0; take <= game->digits; take++) {
            text_more(line, '[', rules->repeated && take + rules->repeated == game->digits + 1);
            write_digit(line, rules, take);
            text_more(line, '.', !take);
        }
        text_more(line, ']', rules->repeated > 0);
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

// Writes the new heaps if the move splits a heap.
static void write_split(struct line *line, const struct heap_step *step, const char *first, const char *next)
{
    for (uint8_t i = 0; step->left > 1 && i < step->left; i++)
        write_format(line, "$#", i ? next : first, step->size[i]);
}

void heaps_write_step(struct line *line, const struct heap_step *step)
{
    write_format(line, "#-#", step->part + 1u, step->take);
    write_split(line, step, ">", ",");
}

void heaps_say_step(struct line *line, const struct heap_step *step)
{
    if (step->take)
        write_format(line, "take # from heap #", step->take, step->part + 1u);
    else
        write_format(line, "split heap #", step->part + 1u);
    write_split(line, step, step->take ? " and leave heaps of " : " into heaps of ", " and ");
}
