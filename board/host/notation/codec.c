// SPDX-License-Identifier: MIT
#include "notation/codec.h"

#include "game/params.h"
#include "game/theory/theories.h"

#include <stddef.h> // offsetof

const FLASH struct parts shape_parts[SHAPES] = {
    [SHAPE_PILES] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_STAIRS] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_PAIR] = {2, 2, 0, PART_MAX},
    [SHAPE_BOXES] = {2, 2, 1, PART_MAX},
    [SHAPE_TOKENS] = {0, TOKENS_MAX, 0, VERTICES_MAX - 1},
    [SHAPE_STRIP] = {0, PILES_MAX, 0, PART_MAX},
    [SHAPE_BAR] = {0, BAR_ROWS_MAX, 1, BAR_COLUMNS_MAX},
    [SHAPE_COINS] = {0, COINS_MAX, 0, 1},
    [SHAPE_MEN] = {0, 2 * MEN_ROWS_MAX, 1, COLUMNS_MAX},
    [SHAPE_LETTERS] = {1, SOS_MAX, 0, SOS_O},
};

static void pass_set(struct numbers *numbers, subtraction_set_t *set, uint8_t most)
{
    uint8_t count = 0, take = 0;

    while ((take = set_next(*set, take)))
        count++;
    count = (uint8_t)numbers_number(numbers, count, 1, numbers->for_glass ? GLASS_TAKES : most);
    for (; count; count--) {
        take = (uint8_t)numbers_number(numbers, set_next(*set, take), take + 1, TAKE_MAX);
        set_add(set, take);
    }
}

static void write_edges(struct numbers *numbers, const struct position *position)
{
    const uint8_t count_place = numbers->count;

    numbers_number(numbers, 0, 0, 0);
    for (uint8_t from = 0; from < position->vertices; from++)
        for (uint8_t to = 0; to < position->vertices; to++)
            if (graph_has_edge(position, from, to)) {
                numbers->number[count_place]++;
                numbers_number(numbers, from, 0, 0);
                numbers_number(numbers, to, 0, 0);
            }
}

// A game on a graph with a cycle may never end.
static void read_edges(struct numbers *numbers, struct position *position, uint8_t most)
{
    const part_t last = position->vertices - 1;
    uint8_t cycle[VERTICES_MAX];

    for (uint8_t left = (uint8_t)numbers_number(numbers, 0, 0, most); left; left--) {
        const uint8_t from = (uint8_t)numbers_number(numbers, 0, 0, last);
        const uint8_t to = (uint8_t)numbers_number(numbers, 0, 0, last);
        if (!graph_add_edge(position, from, to))
            numbers_refuse(numbers, SAME_EDGE, 0);
        vertex_set_t arrows = position->successors[from];
        for (uint8_t i = 0; i < GLASS_ARROWS; i++)
            arrows &= arrows - 1; // without the lowest one
        if (numbers->for_glass && arrows)
            numbers_refuse(numbers, TOO_MANY_ARROWS, GLASS_ARROWS);
    }
    if (!numbers->fault && graph_cycle(position, cycle))
        numbers_refuse(numbers, CYCLE, 0);
}

static void pass_params(struct numbers *numbers, uint8_t params_of_game, struct position *position)
{
    const FLASH struct param *param = &params[first_param[params_of_game]];
    const FLASH struct param *const end = &params[first_param[params_of_game + 1]];

    for (; param != end; param++) {
        stones_t max = param->max;
        if (numbers->for_glass && param->offset == offsetof(struct position, k))
            max = PILES_MAX;
        if (param->size == PARAM_SET)
            pass_set(numbers, &position->set, (uint8_t)max);
        else if (param->size < PARAM_SET)
            param_set(param, position,
                      (stones_t)numbers_number(numbers, param_get(param, position), param->min, max));
        else if (numbers->writes)
            write_edges(numbers, position);
        else
            read_edges(numbers, position, (uint8_t)max);
    }
}

part_t codec_part_max(uint8_t shape, const struct position *position, uint8_t part)
{
    part_t max = shape_parts[shape].max;

    switch (shape) {
    case SHAPE_TOKENS:
        return position->vertices - 1;
    case SHAPE_MEN:
        return position->columns;
    case SHAPE_BAR:
        return part ? position->part[part - 1] : max;
    case SHAPE_STAIRS: // all coins may come together on a step
        while (part--)
            max -= position->part[part];
    }
    return max;
}

static void pass_parts(struct numbers *numbers, uint8_t shape, struct position *position)
{
    const FLASH struct parts *const limits = &shape_parts[shape];
    uint8_t count = position->count, least = limits->least, most = limits->most;

    if (shape == SHAPE_LETTERS) // it is a parameter, too
        least = most = count;
    while (shape == SHAPE_BAR && count && !position->part[count - 1]) // rows that are eaten
        count--;
    count = (uint8_t)numbers_number(numbers, count, least, most);
    if (shape == SHAPE_MEN && count & 1)
        numbers_refuse(numbers, TOO_SMALL, count + 1);
    if (!numbers->writes)
        position->count = count;
    for (uint8_t i = 0; i < count; i++) {
        part_t *const part = &position->part[shape == SHAPE_MEN ? i ^ position->white : i];
        const part_t max =
            shape == SHAPE_STRIP && numbers->for_glass ? GLASS_CELLS - 1 : codec_part_max(shape, position, i);
        *part = (part_t)numbers_number(numbers, *part, limits->min, max);
        if (shape == SHAPE_MEN && i & 1 && position->part[i - 1] == position->part[i])
            numbers_refuse(numbers, SAME_CELL, 0);
    }
}

void codec_state(struct numbers *numbers, const FLASH struct game **game, struct position *position)
{
    const number_t id =
        numbers_number(numbers, numbers->writes ? (number_t)(*game - games) : 0, 0, GAME_COUNT - 1);
    const FLASH struct game *const row = *game = &games[id];

    if (!numbers->writes)
        *position = (struct position){.misere = row->misere, .growth = row->growth, .k = 1};
    pass_params(numbers, row->params, position);
    if (row->shape == SHAPE_HEAP) {
        position->stones = (stones_t)numbers_number(numbers, position->stones, 0, STONES_MAX);
        if (row->growth)
            position->cap =
                (stones_t)numbers_number(numbers, position->cap, 0, (number_t)STONES_MAX * row->growth);
    } else {
        pass_parts(numbers, row->shape, position);
    }
}

// In a move the mover's men are the first ones of their rows, as they are in a position.
static uint8_t part_of(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    return game->shape == SHAPE_MEN ? part ^ position->white : part;
}

void codec_write_move(struct numbers *numbers, const FLASH struct game *game, const struct position *position,
                      const struct move *move)
{
    const uint8_t parts = game_is_move(move) ? game_parts(game, position) : 0;

    for (uint8_t part = 0; part < parts; part++) {
        const choice_t chosen = game_number(game, position, move, part_of(game, position, part));
        if (chosen) {
            numbers_number(numbers, part, 0, 0);
            numbers_number(numbers, chosen, 0, 0);
        }
    }
    if (!parts)
        numbers_number(numbers, 0, 0, 0);
}

void codec_read_move(struct numbers *numbers, const FLASH struct game *game, const struct position *position,
                     struct move *move)
{
    const uint8_t parts = game_parts(game, position);
    uint8_t most = game_choices_max(game, position), least = 0;

    game_no_move(move);
    if (numbers->at + 1 == numbers->count && !numbers->number[numbers->at]) {
        numbers->at++;
        return;
    }
    if (!most) {
        numbers_refuse(numbers, FORBIDDEN, 0);
        return;
    }
    do {
        const uint8_t part = (uint8_t)numbers_number(numbers, 0, least, parts - 1);
        const uint8_t own = part_of(game, position, part);
        const choice_t chosen = (choice_t)numbers_number(numbers, 0, 1, game_number_max(game, position, own));
        if (numbers->fault)
            return;
        game_choose(game, position, own, chosen, move);
        least = part + 1;
    } while (--most && numbers->at != numbers->count);
    numbers_end(numbers);
    if (!game_allows_choices(game, position, move))
        numbers_refuse(numbers, FORBIDDEN, 0);
}
