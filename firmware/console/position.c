// SPDX-License-Identifier: MIT
// The parts of a position, by their shape.
#include "console/notation.h"

static const FLASH struct range ranges[] = {
    [SHAPE_PILES] = {"pile", "", 0, PILES_MAX, 0, PART_MAX},
    [SHAPE_HEAP] = {"token", "", 0, TOKENS_MAX, 0, VERTICES_MAX - 1}, // there are no parts: those on a graph
    [SHAPE_TOKENS] = {"coin", "", 0, PILES_MAX, 0, PART_MAX},
    [SHAPE_BAR] = {"row", "", 0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
    [SHAPE_COINS] = {"coin", "TH", 0, COINS_MAX, 0, 1},
    [SHAPE_MEN] = {"man", "", 0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
    [SHAPE_LETTERS] = {"cell", ".SO", 1, SOS_MAX, 0, 2},
    [SHAPE_BOXES] = {"box", "", 2, 2, 1, PART_MAX},
    [SHAPE_PAIR] = {"pile", "", 2, 2, 0, PART_MAX},
};

const FLASH struct range *range_of(const struct state *state)
{
    return &ranges[state->params == PARAM_GRAPH ? SHAPE_HEAP : state->shape];
}

part_t part_max(const struct state *state)
{
    switch (state->params) {
    case PARAM_GRAPH:
        return state->position.most - 1;
    case PARAM_W:
        return state->position.most;
    }
    return range_of(state)->max;
}

static void text_heap(struct position *position)
{
    text_number(TEXT("n"), 0, STONES_MAX, &position->stones);
    if (position->growth) {
        text_words(TEXT(" "));
        text_number(TEXT("cap"), 0, STONES_MAX, &position->cap);
    }
}

// With what is between it and the one before it
static void text_part_of(struct state *state, uint8_t i)
{
    const FLASH struct range *range = range_of(state);
    const bool men = state->shape == SHAPE_MEN;
    part_t *part =
        &state->position.part[men && state->position.white ? i ^ 1 : i]; // who is to move comes first

    if (range->letters[0]) {
        text_letter(&range->letters[0], part);
        return;
    }
    if (i)
        text_words(men && i & 1 ? TEXT(",") : TEXT(" "));
    text_part(NAME(range), range->min, part_max(state), part);
}

static void read_parts(struct state *state)
{
    struct position *position = &state->position;
    const FLASH struct range *range = range_of(state);
    const uint8_t shape = state->shape;
    uint8_t i = 0, least = range->count_min, most = range->count_max;

    if (shape == SHAPE_LETTERS)
        least = most = position->count; // by n
    do {
        const column_t start = text.at + 1;
        const part_t *part = &position->part[i];
        text_part_of(state, i);
        if (shape == SHAPE_MEN && i & 1 && part[0] == part[-1])
            read_refuse_at(start, TEXT("two men on one cell"), 0);
        if (shape == SHAPE_BAR && i && part[0] > part[-1])
            read_refuse_at(start, TEXT("row longer than the one below"), 0);
        i++;
    } while (!read_at_end() && i < most);
    position->count = i;
    if (!read_at_end())
        read_refuse_many(text.at, most);
    if (i < least || (shape == SHAPE_MEN && i & 1))
        read_refuse_at(text.at, TEXT("too few"), 0);
}

void text_position(struct state *state)
{
    struct position *position = &state->position;
    uint8_t count = position->count;

    if (state->shape == SHAPE_HEAP) {
        text_heap(position);
    } else if (text.way == READ) {
        position->count = 0;
        if (range_of(state)->count_min || !read_word(TEXT("."))) {
            position->count = count;
            read_parts(state);
        }
    } else {
        while (state->shape == SHAPE_BAR && count && !position->part[count - 1])
            count--;
        for (uint8_t i = 0; i < count; i++)
            text_part_of(state, i);
        if (!count)
            text_words(TEXT("."));
    }
}
