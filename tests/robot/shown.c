// SPDX-License-Identifier: MIT
#include "robot/shown.h"

static const enum shown_shape shapes[SHAPES] = {
    [SHAPE_PILES] = SHOWN_PILES,     [SHAPE_PAIR] = SHOWN_PILES,  [SHAPE_STAIRS] = SHOWN_STAIRS,
    [SHAPE_HEAP] = SHOWN_HEAP,       [SHAPE_STRIP] = SHOWN_STRIP, [SHAPE_TOKENS] = SHOWN_TOKENS,
    [SHAPE_MEN] = SHOWN_MEN,         [SHAPE_BAR] = SHOWN_SQUARES, [SHAPE_COINS] = SHOWN_COINS,
    [SHAPE_LETTERS] = SHOWN_LETTERS, [SHAPE_BOXES] = SHOWN_BOXES,
};

void shown_set(struct shown_position *shown, const struct game *game, const struct position *position,
               const struct move *move, int selected)
{
    struct position after = *position;

    game_play(&after, move);
    *shown = (struct shown_position){
        .shape = shapes[game->shape], .count = position->count, .selected = selected, .looked = SHOWN_NONE};
    if (game->shape == SHAPE_HEAP) {
        shown->count = 1;
        shown->before[0] = position->stones;
        shown->after[0] = after.stones;
    }
    if (game->shape == SHAPE_MEN)
        shown->cells = position->columns;
    if (game->shape == SHAPE_TOKENS) {
        shown->cells = position->vertices;
        if (selected >= 0 && selected < position->count)
            shown->arrows = position->successors[position->part[selected]];
    }
    for (unsigned i = 0; i < position->count; i++) {
        shown->before[i] = position->part[i];
        shown->after[i] = after.part[i];
    }
}

void shown_at_rest(struct shown_position *shown, const struct game *game, const struct position *position)
{
    shown_set(shown, game, position, &(struct move){0}, SHOWN_NONE);
}
