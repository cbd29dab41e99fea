// SPDX-License-Identifier: MIT
#include "solver/boxes.h"

#include "solver/box.h"
#include "solver/capped.h"
#include "solver/component.h"
#include "game/games.h"

#include <stdlib.h>

enum { UNITS_OF_A_STEP = 16 }; // this many steps in a table count as one search step

struct boxes {
    struct box *box;       // null if `capped` is the table
    struct capped *capped; // null if `box` is the table
    uint32_t most;         // largest heap in `capped`
    // Edges of a graph that the user typed
    uint32_t first[VERTICES_MAX + 1], next[VERTICES_MAX * VERTICES_MAX];
};

static bool goes_on(void *context, uint32_t steps)
{
    struct work *const work = context;

    work_show(work, work->steps, BOX_STEPS / UNITS_OF_A_STEP);
    return work_add_steps(work, steps / UNITS_OF_A_STEP);
}

// Copies the parts of a position. Returns their number.
static unsigned copy_parts(const struct component *component, uint32_t *part)
{
    struct component copy = *component;
    const unsigned parts = component_parts(&copy);

    for (unsigned i = 0; i < parts; i++)
        part[i] = *component_part(&copy, i);
    return parts;
}

// Sets *game to a game of tokens on the position's graph.
static void list_edges(struct boxes *boxes, const struct position *position, struct box_game *game)
{
    uint32_t count = 0;

    for (uint8_t from = 0; from < position->vertices; from++) {
        boxes->first[from] = count;
        for (uint8_t to = 0; to < position->vertices; to++)
            if (graph_has_edge(position, from, to))
                boxes->next[count++] = to;
    }
    boxes->first[position->vertices] = count;
    *game = (struct box_game){.rules = BOX_TOKENS, .edges = {position->vertices, boxes->first, boxes->next}};
}

// Sets *game to the component's game. Returns false if the component needs no box.
static bool choose_box(struct boxes *boxes, const struct component *component, enum sought sought,
                       struct box_game *game)
{
    const struct graph *const graph = component->kind == OF_TOKENS ? component->tokens.graph : NULL;
    const bool has_theory = !component->misere && sought != VALUES;

    if (graph) {
        *game = (struct box_game){BOX_TOKENS, true, {graph->vertices, graph->first, graph->next}};
        return component->misere;
    }
    if (component->kind != OF_TABLE)
        return false;
    switch (component->state.game->shape) {
    case SHAPE_BAR:
        *game = (struct box_game){.rules = BOX_BAR, .misere = component->misere};
        return true;
    case SHAPE_PAIR:
        *game = (struct box_game){.rules = BOX_PAIR, .misere = component->misere};
        return !has_theory || sought == ALL_VERDICTS; // theory tries many moves
    case SHAPE_BOXES:
        *game = (struct box_game){.rules = BOX_DIVIDE, .misere = component->misere};
        return !has_theory;
    case SHAPE_TOKENS:
        list_edges(boxes, &component->state.position, game);
        game->misere = true;
        return component->state.game->misere;
    default:
        return false;
    }
}

struct boxes *boxes_new(const struct component *component, enum sought sought, struct work *work)
{
    struct boxes *const boxes = calloc(1, sizeof *boxes);
    struct budget budget = {.steps = work_steps(work, BOX_STEPS),
                            .bytes = work_bytes(work, BOX_MEMORY),
                            .goes_on = goes_on,
                            .context = work};
    struct box_game game;
    uint32_t part[PARTS_MAX + HEAPS_MAX];

    if (!boxes) {
        refuse(work->fault, FAULT_NO_MEMORY);
        return NULL;
    }
    const unsigned parts = copy_parts(component, part);
    const uint8_t growth = component->kind == OF_TABLE ? component->state.position.growth : 0;

    if (choose_box(boxes, component, sought, &game)) {
        boxes->box = box_new(&game, part, parts, sought == VALUES, &budget);
    } else if (growth && (component->misere || sought == VALUES)) {
        boxes->most = part[0];
        boxes->capped = capped_new(growth, component->misere, part[0], &budget);
    }
    if (budget.ended == ENDED_BY_STEPS)
        refuse_above(work->fault, FAULT_TOO_MANY_STEPS, BOX_STEPS);
    if (boxes->box || boxes->capped)
        return boxes;
    boxes_free(boxes);
    return NULL;
}

void boxes_free(struct boxes *boxes)
{
    if (!boxes)
        return;
    box_free(boxes->box);
    capped_free(boxes->capped);
    free(boxes);
}

bool boxes_have(const struct boxes *boxes, const struct component *component)
{
    uint32_t part[PARTS_MAX + HEAPS_MAX];
    const unsigned parts = copy_parts(component, part);

    return boxes->box ? box_has(boxes->box, part, parts) : part[0] <= boxes->most;
}

uint32_t boxes_value(const struct boxes *boxes, const struct component *component)
{
    uint32_t part[PARTS_MAX + HEAPS_MAX];
    const unsigned parts = copy_parts(component, part);

    return boxes->box ? box_value(boxes->box, part, parts) : capped_value(boxes->capped, part[0], part[1]);
}
