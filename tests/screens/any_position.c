// SPDX-License-Identifier: MIT
#include "random.h"
#include "shape_limits.h"
#include "show.h"

enum { TAKES = 6, STONES_DRAWN_MAX = 24 }; // the LCD shows a larger heap as a number only

uint8_t one_to(uint8_t most)
{
    return (uint8_t)(1 + random_below(most));
}

static void set_params(uint8_t params, struct position *position)
{
    switch (params) {
    case PARAM_K:
        position->k = one_to(random_below(2) ? PILES_MAX : PART_MAX);
        break;
    case PARAMS_M_K:
        position->k = one_to(PILES_MAX);
        position->most = one_to(random_below(2) ? 9 : PART_MAX);
        break;
    case PARAMS_M_L_R:
        position->k = one_to(PILES_MAX);
        position->longest = one_to(STONES_MAX);
        position->radius = one_to(random_below(2) ? 3 : STONES_MAX / 6);
        break;
    case PARAM_MAX:
        position->cap = one_to(STONES_MAX);
        break;
    case PARAM_S:
        for (uint8_t left = one_to(TAKES); left; left--)
            set_add(&position->set, one_to(TAKE_MAX));
        break;
    case PARAM_GRAPH:
        position->vertices = 1 + one_to(VERTICES_MAX - 1);
        for (uint32_t left = random_below(EDGES_MAX + 1); left; left--) {
            const uint8_t from = one_to(position->vertices - 1);
            graph_add_edge(position, from, (uint8_t)random_below(from));
        }
        break;
    case PARAM_W:
        position->columns = 1 + one_to(COLUMNS_MAX - 1);
        break;
    case PARAM_N:
        position->count = one_to(SOS_MAX);
    }
}

static void set_parts(const struct game *game, struct position *position)
{
    const uint8_t shape = game->shape;
    const uint8_t least = shape_limits[shape].least, most_parts = shape_limits[shape].most,
                  min = shape_limits[shape].min;
    if (shape == SHAPE_HEAP) {
        position->stones = one_to(random_below(2) ? STONES_DRAWN_MAX + 4 : STONES_MAX);
        if (game->growth)
            position->cap = one_to(position->stones);
        return;
    }
    if (shape != SHAPE_LETTERS)
        position->count = least + (uint8_t)random_below(most_parts - least + 1u);
    if (shape == SHAPE_MEN)
        position->count &= (uint8_t)~1;
    const part_t small = one_to(one_to(PART_MAX));
    for (uint8_t i = 0; i < position->count; i++) {
        part_t *const part = &position->part[i];
        part_t most = shape_part_max(shape, position, i);
        if (most > small &&
            (shape == SHAPE_PILES || shape == SHAPE_STAIRS || shape == SHAPE_PAIR || shape == SHAPE_STRIP))
            most = small;
        *part = min + (part_t)random_below(most - min + 1u);
        // puts two coins on the same cell
        if (shape == SHAPE_STRIP && i && random_below(2))
            *part = part[-1];
        if (shape == SHAPE_MEN && i & 1)
            while (*part == part[-1])
                *part = one_to(most);
    }
}

struct position any_position(const FLASH struct game *game)
{
    struct position position = {.k = 1, .misere = game->misere, .growth = game->growth};
    set_params(game->params, &position);
    set_parts(game, &position);
    return position;
}
