// SPDX-License-Identifier: MIT
#include "game/rules/rules.h"
#include "robot/moves.h"

#include <string.h>

static bool leads_to(const struct position *from, const struct move *move, const struct position *to)
{
    struct position after = *from;

    game_play(&after, move);
    return after.count == to->count && after.stones == to->stones &&
           !memcmp(after.part, to->part, to->count * sizeof to->part[0]);
}

bool is_one_move(const struct game *game, const struct position *from, const struct position *to)
{
    struct move move = {.amount = (stones_t)(from->stones - to->stones)};

    // Try the difference of the positions first. Trying all moves may be slow.
    for (uint8_t i = 0; i < from->count; i++)
        if (from->part[i] != to->part[i])
            move.change[move.count++] = (struct change){i, to->part[i]};
    if (game_is_legal(game, from, &move) && leads_to(from, &move, to))
        return true;
    if (game_choices_max(game, from) > 1 && !game->all_tokens_move)
        return false;
    move = (struct move){0};
    while (game_next(game, from, &move))
        if (leads_to(from, &move, to))
            return true;
    return false;
}

bool find_move(const struct game *game, const struct position *from, const struct sight *sight,
               struct position *to)
{
    struct move move = {0};

    *to = *from;
    if (game->shape != SHAPE_STRIP && game->shape != SHAPE_MEN) {
        sight_take(sight, game, to);
        if (from->growth && from->stones > to->stones)
            to->cap = (stones_t)(from->growth * (from->stones - to->stones));
        return sight_is(sight, game, to, true) && is_one_move(game, from, to);
    }
    while (game_next(game, from, &move)) {
        *to = *from;
        game_play(to, &move);
        if (sight_is(sight, game, to, true))
            return true;
    }
    return false;
}

// Chooses a random move part by part. A list of all moves may be too long.
static void choose_some(struct robot *robot, struct move *move)
{
    const struct game *game = robot->game;
    const struct position *position = &robot->position;
    stones_t number[PARTS_MAX] = {0};
    unsigned wanted = 1 + robot_random(robot, game_choices_max(game, position)), chosen = 0;

    for (unsigned tries = 0; chosen < wanted && (!chosen || tries < PILES_MAX); tries++) {
        const uint8_t part = (uint8_t)robot_random(robot, position->count);
        const stones_t max = game_number_max(game, position, part);
        const stones_t some = max ? (stones_t)(1 + robot_random(robot, max)) : 0;

        if (!number[part] && game_allows(game, position, part, some)) {
            number[part] = some;
            chosen++;
        }
    }
    *move = (struct move){0};
    for (uint8_t part = 0; part < position->count; part++)
        if (number[part])
            game_choose(game, position, part, number[part], move);
}

bool robot_any_move(struct robot *robot, struct move *move)
{
    struct move next = {0};
    unsigned count = 0;

    if (game_choices_max(robot->game, &robot->position) > 1 && !robot->game->all_tokens_move) {
        choose_some(robot, move);
        return true;
    }
    while (game_next(robot->game, &robot->position, &next))
        if (robot_random(robot, ++count) == 0)
            *move = next;
    return count || robot_fault(robot, "no legal move");
}

bool robot_best_move(struct robot *robot, struct move *move)
{
    enum verdict verdict;

    *move = (struct move){0};
    do
        verdict = game_reply(robot->game, &robot->position, move);
    while (verdict == PENDING);
    return verdict == N_POSITION || verdict == DRAW || robot_fault(robot, "no winning move");
}
