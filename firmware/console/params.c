// SPDX-License-Identifier: MIT
// The parameters of a game: keys in a fixed order, with a number, a set of numbers or the edges of a graph.
#include "console/notation.h"
#include "game/set.h" // S

#include <stddef.h> // offsetof
#include <string.h> // memset

// By enum params. After a `=` comes the next of the fields.
static const FLASH char forms[] = "-\0k=\0m=;K=\0m=;L=;r=\0max=\0S=\0V=;E=\0W=\0n=";

enum kind { PART, STONES, COUNT, SET, EDGES };

struct field {
    uint8_t kind;   // the type in struct position, or what it is
    uint8_t offset; // there
    uint8_t min;
    stones_t max;
};

static const FLASH struct field fields[] = {
    {PART, offsetof(struct position, k), 1, PART_MAX},           // k
    {PART, offsetof(struct position, k), 1, PART_MAX},           // m
    {PART, offsetof(struct position, most), 0, PART_MAX},        // K
    {PART, offsetof(struct position, k), 1, PART_MAX},           // m
    {STONES, offsetof(struct position, longest), 0, STONES_MAX}, // L
    {STONES, offsetof(struct position, radius), 1, STONES_MAX},  // r
    {STONES, offsetof(struct position, cap), 1, STONES_MAX},     // max
    {SET, 0, 0, 0},                                              // S
    {PART, offsetof(struct position, most), 1, VERTICES_MAX},    // V
    {EDGES, 0, 0, 0},                                            // E
    {PART, offsetof(struct position, most), 2, COLUMNS_MAX},     // W
    {COUNT, offsetof(struct position, count), 1, SOS_MAX},       // n
};

static void text_set(subtraction_set_t *set)
{
    uint8_t take = 0, count = 0;

    do {
        const column_t start = text.at;
        take = (uint8_t)text_number(set_next(*set, take), take + 1, TAKE_MAX);
        if (count++ == TAKES_MAX)
            read_refuse_many(start, TAKES_MAX);
        *set |= (subtraction_set_t)1 << take;
    } while (text_more(',', set_next(*set, take)));
}

static void text_field(struct state *state, const FLASH struct field *field)
{
    void *at = (uint8_t *)&state->position + field->offset;
    const uint8_t min = field->min;
    const stones_t max = field->max;

    switch (field->kind) {
    case PART:
        *(part_t *)at = (part_t)text_number(*(part_t *)at, min, max);
        break;
    case STONES:
        *(stones_t *)at = text_number(*(stones_t *)at, min, max);
        break;
    case COUNT:
        *(uint8_t *)at = (uint8_t)text_number(*(uint8_t *)at, min, max);
        break;
    case SET:
        text_set(&state->position.set);
        break;
    case EDGES:
        text_edges(state);
    }
}

void text_params(struct state *state)
{
    const FLASH char *form = forms;
    const FLASH struct field *field = fields;

    if (text.way == READ)
        memset(state->position.successors, 0, sizeof state->position.successors);
    for (uint8_t before = state->params; before; form++) {
        field += *form == '=';
        before -= *form == '\0';
    }
    for (; *form; form++) {
        text_char(*form);
        if (*form == '=')
            text_field(state, field++);
    }
}
