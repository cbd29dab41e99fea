// SPDX-License-Identifier: MIT
#include "game/rules/rules.h"
#include "robot/turns.h"

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
