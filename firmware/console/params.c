// SPDX-License-Identifier: MIT
// The parameters of a game: keys with a number each, in a fixed order, then S or the edges of a graph.
#include "console/notation.h"
#include "game/set.h" // S

#include <stddef.h> // offsetof
#include <string.h> // memset

// Where the number is in struct position, as a part_t or a stones_t
#define OF_PART(field) offsetof(struct position, field), false
#define OF_STONES(field) offsetof(struct position, field), true

struct key {
    char name[4];
    uint8_t offset;
    bool is_stones;
    stones_t min, max;
};

static const FLASH struct key keys[] = {
    {"k", OF_PART(k), 1, PART_MAX},           {"m", OF_PART(k), 1, PART_MAX},
    {"K", OF_PART(most), 0, PART_MAX},        {"m", OF_PART(k), 1, PART_MAX},
    {"L", OF_STONES(longest), 0, STONES_MAX}, {"r", OF_STONES(radius), 1, STONES_MAX},
    {"max", OF_STONES(cap), 1, STONES_MAX},   {"V", OF_PART(most), 1, VERTICES_MAX},
    {"W", OF_PART(most), 2, COLUMNS_MAX},
};

// The first key of each enum params, which has those up to the first key of the next one.
static const FLASH uint8_t first_key[] = {
    [NO_PARAMS] = 0, [PARAM_K] = 0,     [PARAMS_M_K] = 1, [PARAMS_M_L_R] = 3, [PARAM_MAX] = 6,
    [PARAM_S] = 7,   [PARAM_GRAPH] = 7, [PARAM_W] = 8,    [PARAM_N] = 9,      [PARAM_N + 1] = 9};

static void text_key(const FLASH struct key *key, struct position *position)
{
    uint8_t *field = (uint8_t *)position + key->offset;

    text_words(NAME(key));
    text_words(TEXT("="));
    if (key->is_stones)
        text_number(NAME(key), key->min, key->max, (stones_t *)field);
    else
        text_part(NAME(key), key->min, key->max, (part_t *)field);
}

static void read_set(subtraction_set_t *set)
{
    stones_t last, take = 0;
    uint8_t left = TAKES_MAX;

    do {
        const column_t start = text.at;
        last = take;
        text_number(TEXT("S"), 1, TAKE_MAX, &take);
        if (take <= last)
            read_refuse_order(start);
        if (!left--)
            read_refuse_many(start, TAKES_MAX);
        *set |= (subtraction_set_t)1 << take;
    } while (text_more(',', true));
}

static void write_set(subtraction_set_t set)
{
    uint8_t take = set_next(set, 0);

    do {
        write_number(take);
        take = set_next(set, take);
    } while (text_more(',', take));
}

void text_params(struct state *state)
{
    const uint8_t params = state->params;
    struct position *position = &state->position;
    part_t count = position->count;

    if (text.way == READ) {
        memset(position->successors, 0, sizeof position->successors);
        state->edge_count = 0;
    }
    for (uint8_t i = first_key[params]; i < first_key[params + 1]; i++) {
        if (i != first_key[params])
            text_words(TEXT(";"));
        text_key(&keys[i], position);
    }
    switch (params) {
    case NO_PARAMS:
        text_words(TEXT("-"));
        break;
    case PARAM_S:
        text_words(TEXT("S="));
        if (text.way == READ)
            read_set(&position->set);
        else if (text.way == WRITE)
            write_set(position->set);
        else
            write_range(1, TAKE_MAX);
        break;
    case PARAM_GRAPH:
        text_words(TEXT(";E="));
        if (text.way == DESCRIBE)
            text_words(TEXT("v>w"));
        else
            text_edges(state);
        break;
    case PARAM_N:
        text_words(TEXT("n="));
        text_part(TEXT("n"), 1, SOS_MAX, &count);
        position->count = (uint8_t)count;
    }
}
