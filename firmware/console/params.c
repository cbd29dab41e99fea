// SPDX-License-Identifier: MIT
// The parameters of a game: keys in a fixed order, with a number, a set of numbers or the edges of a graph.
#include "console/notation.h"
#include "game/set.h" // S

#include <stddef.h> // offsetof
#include <string.h> // memset

// By enum params. After a `=` comes the next of the fields.
static const FLASH char forms[] = "-\0k=\0m=;K=\0m=;L=;r=\0max=\0S=\0V=;E=\0W=\0n=";

_Static_assert(sizeof(part_t) == 1 || sizeof(part_t) == sizeof(stones_t), "a number is a byte or as stones_t");

// Instead of a size: lists, whose `max` is of their length
enum { SET = 100, EDGES };

struct field {
    uint8_t size, offset; // in struct position
    uint8_t min;
    stones_t max;
};

#define FIELD(name) sizeof(((struct position *)0)->name), offsetof(struct position, name)

static const FLASH struct field fields[] = {
    {FIELD(k), 1, PART_MAX},           // k
    {FIELD(k), 1, PART_MAX},           // m
    {FIELD(most), 0, PART_MAX},        // K
    {FIELD(k), 1, PART_MAX},           // m
    {FIELD(longest), 0, STONES_MAX}, // L
    {FIELD(radius), 1, STONES_MAX},  // r
    {FIELD(cap), 1, STONES_MAX},     // max
    {SET, 0, 0, TAKES_MAX},                                              // S
    {FIELD(most), 1, VERTICES_MAX},    // V
    {EDGES, 0, 0, EDGES_MAX},                                            // E
    {FIELD(most), 2, COLUMNS_MAX},     // W
    {FIELD(count), 1, SOS_MAX},       // n
};

static void text_set(subtraction_set_t *set)
{
    uint8_t take = 0, next;

    for (uint8_t count = 0;; count++) {
        next = set_next(*set, take);
        if (count && !text_more(',', next))
            break;
        if (count == TAKES_MAX)
            read_refuse_next(TOO_MANY, TAKES_MAX);
        take = (uint8_t)text_number(next, take + 1, TAKE_MAX);
        set_add(set, take);
    }
}

static void text_field(struct state *state, const FLASH struct field *field)
{
    void *at = (uint8_t *)&state->position + field->offset;
    const uint8_t min = field->min;
    const stones_t max = field->max;

    if (field->size == SET)
        text_set(&state->position.set);
    else if (field->size == EDGES)
        text_edges(state);
    else if (field->size == 1)
        *(uint8_t *)at = (uint8_t)text_number(*(uint8_t *)at, min, max);
    else
        *(stones_t *)at = text_number(*(stones_t *)at, min, max);
    if (field->size >= SET && text.way == DESCRIBE) {
        text_words(TEXT(",..."));
        write_limit(max);
    }
}

void text_params(struct state *state)
{
    const FLASH char *const form = text_nth(&forms[0], state->params);
    const FLASH struct field *field = fields;

    if (text.way == READ)
        memset(state->position.successors, 0, sizeof state->position.successors);
    for (const FLASH char *c = forms; c != form; c++)
        field += *c == '=';
    for (const FLASH char *c = form; *c; c++) {
        text_char(*c);
        if (*c == '=')
            text_field(state, field++);
    }
}
