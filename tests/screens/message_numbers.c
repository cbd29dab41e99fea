// SPDX-License-Identifier: MIT
#include "game/rules/rules.h"
#include "show.h"
#include "ui/screens/view.h"

enum { COUNTED = 99 };

static unsigned legal_moves(const struct scene *scene)
{
    struct move move = {0};
    unsigned count = 0;
    while (count <= COUNTED && game_next(scene->game, &scene->position, &move))
        count++;
    return count;
}

uint8_t numbers_of(const struct scene *scene, const struct view *view, unsigned *wanted)
{
    const struct position *const position = &scene->position;
    struct position after = *position;
    const unsigned part = scene->selected < 0 ? 0 : (unsigned)scene->selected, place = part + 1;
    const unsigned amount = scene->move.amount;
    game_play(&after, &scene->move);
    const unsigned from = position->part[part % PARTS_MAX], to = after.part[part % PARTS_MAX];
    unsigned vertex = scene->selected < 0 ? (unsigned)scene->vertex : from;
    uint8_t count = 2;
    wanted[0] = from - to;
    wanted[1] = to;
    switch (view->message) {
    case MSG_HOW_MANY:
        wanted[0] = from;
        return 1;
    case MSG_TAKE:
        if (scene->game->shape == SHAPE_HEAP) {
            wanted[0] = amount;
            wanted[1] = (unsigned)(position->stones - amount);
        }
        return 2;
    case MSG_STEP:
    case MSG_ROLL:
        return 2;
    case MSG_I_TAKE:
    case MSG_I_STEP:
    case MSG_I_ROLL:
        wanted[1] = place;
        return 2;
    case MSG_TAKE_BOTH:
    case MSG_I_TAKE_BOTH:
        wanted[0] = (unsigned)(position->part[0] - after.part[0]);
        return 1;
    case MSG_TAKE_OF:
        wanted[0] = amount;
        for (choice_t number = 0; (number = game_next_number(scene->game, position, 0, number));)
            wanted[1] = number;
        return 2;
    case MSG_YOUR_MOVE_OF: // counts from 1
        wanted[0] = 1;
        wanted[1] = game_number_max(scene->game, position, 0);
        return 2;
    case MSG_I_TAKE_OF:
        wanted[0] = amount;
        return 1;
    case MSG_GO:
    case MSG_I_GO:
        wanted[0] = from;
        return 2;
    case MSG_ARROWS:
        wanted[0] = vertex;
        for (unsigned i = count = 1; i <= VERTICES_MAX; i++)
            if (position->successors[vertex] >> (i - 1) & 1)
                wanted[count++] = i - 1;
        return count;
    case MSG_BITE:
    case MSG_I_BITE:
        wanted[0] = place;
        wanted[1] = to + 1;
        return 2;
    case MSG_TURN_ONE:
    case MSG_I_TURN_ONE:
    case MSG_WRITE_S:
    case MSG_I_WRITE_S:
    case MSG_WRITE_O:
    case MSG_I_WRITE_O:
        wanted[0] = place;
        return 1;
    case MSG_TURN_TWO:
    case MSG_I_TURN_TWO:
        wanted[0] = place;
        for (uint8_t i = 0; i < position->count; i++)
            if (i != part && position->part[i] != after.part[i])
                wanted[1] = i + 1u;
        return 2;
    case MSG_MAN:
    case MSG_MY_MAN:
        wanted[0] = part / 2 + 1;
        wanted[1] = from;
        wanted[2] = to;
        return 3;
    case MSG_DIVIDE:
    case MSG_I_DIVIDE:
        wanted[0] = place;
        wanted[1] = after.part[0];
        wanted[2] = after.part[1];
        return 3;
    case MSG_PILE_LIMIT:
        wanted[0] = game_choices_max(scene->game, position);
        return 1;
    case MSG_PLAYER_MOVES:
        wanted[0] = 1u + position->white;
        return 1;
    case MSG_LOOK_AT:
        wanted[0] = scene->game->shape == SHAPE_STRIP || scene->game->shape == SHAPE_TOKENS ? from
                    : scene->game->shape == SHAPE_MEN                                       ? part / 2 + 1
                                                                                            : place;
        return 1;
    case MSG_WINS_OF:
    case MSG_DRAWS_OF:
        wanted[0] = view->number[0];
        wanted[1] = legal_moves(scene);
        return 2;
    }
    return NO_PART;
}
