// SPDX-License-Identifier: MIT
#include "robot/turns.h"

enum { LOOK_MS = 2, LARGE_STEP = 10 };

static const struct move no_move = {0};

// Returns a copy of the move with another number for a part. 0 removes the part.
static struct move with_number(const struct robot *robot, const struct move *move, uint8_t part,
                               stones_t number)
{
    struct move other = {0};

    for (uint8_t i = 0; i < game_parts(robot->game, &robot->position); i++) {
        const stones_t one = i == part ? number : game_number(robot->game, &robot->position, move, i);

        if (one)
            game_choose(robot->game, &robot->position, i, one, &other);
    }
    return other;
}

// Returns true if a selected part of this shape begins without a number.
static bool begins_with_none(uint8_t shape)
{
    return shape == SHAPE_PILES || shape == SHAPE_HEAP || shape == SHAPE_STAIRS;
}

// Returns the part's number as displayed, or -1.
static int number_shown(struct robot *robot, const struct move *done, uint8_t part)
{
    const struct game *game = robot->game;

    for (stones_t number = 0; number <= game_number_max(game, &robot->position, part); number++) {
        if (number ? !game_allows(game, &robot->position, part, number) : !begins_with_none(game->shape))
            continue;

        const struct move move =
            with_number(robot, game_choices_max(game, &robot->position) > 1 ? done : &no_move, part, number);

        if (robot->glass->shows_choice(robot, &move, part))
            return number;
    }
    return -1;
}

static bool wait_for_number(struct robot *robot, const struct move *done, uint8_t part, int number)
{
    for (unsigned waited = 0; waited <= 2 * ROBOT_SOON_MS; waited += LOOK_MS) {
        if (number_shown(robot, done, part) == number)
            return true;
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return false;
}

static bool can_choose(const struct robot *robot, uint8_t part)
{
    for (stones_t number = 1; number <= game_number_max(robot->game, &robot->position, part); number++)
        if (game_allows(robot->game, &robot->position, part, number))
            return true;
    return false;
}

// Selects a part. On an LED matrix, counts key presses, because parts may be hidden.
static bool select_part(struct robot *robot, const struct move *done, int before, uint8_t part, int *number)
{
    const enum ladder_key next = robot->game->shape == SHAPE_BAR ? LADDER_UP : LADDER_RIGHT;

    for (int i = before + 1; i < part && has_dots(robot); i++)
        if (can_choose(robot, (uint8_t)i))
            robot_tap(robot, next);
    for (unsigned tries = 0; tries <= PARTS_MAX; tries++) {
        robot_tap(robot, next);
        robot_settle(robot);
        if (has_dots(robot))
            dots_wait_for_part(robot);
        *number = number_shown(robot, done, part);
        if (*number >= 0)
            return true;
    }
    return robot_fault(robot, "part %u cannot be chosen", part + 1);
}

// Returns how many numbers from low + 1 to high are legal.
static unsigned steps_between(const struct robot *robot, uint8_t part, unsigned low, unsigned high)
{
    unsigned steps = 0;

    while (low++ < high)
        steps += game_allows(robot->game, &robot->position, part, (stones_t)low);
    return steps;
}

// Selects a part and sets the part's number.
static bool choose(struct robot *robot, const struct move *done, int before, uint8_t part, unsigned wanted)
{
    const bool is_bar = robot->game->shape == SHAPE_BAR, is_heap = robot->game->shape == SHAPE_HEAP;
    int now = 0;

    if (!is_heap && !select_part(robot, done, before, part, &now))
        return false;

    const unsigned number = (unsigned)now;
    const bool more = number < wanted;
    unsigned steps =
        more ? steps_between(robot, part, number, wanted) : steps_between(robot, part, wanted, number);

    if (is_heap && steps > LARGE_STEP) {
        robot_tap(robot, LADDER_RIGHT);
        steps--;
    }
    for (; is_heap && steps > LARGE_STEP; steps -= LARGE_STEP)
        robot_tap(robot, more ? LADDER_RIGHT : LADDER_LEFT);
    for (; steps; steps--)
        robot_tap(robot, is_bar ? (more ? LADDER_LEFT : LADDER_RIGHT) : more ? LADDER_UP : LADDER_DOWN);
    return wait_for_number(robot, done, part, (int)wanted) ||
           robot_fault(robot, "part %u: %u is not shown", part + 1, wanted);
}

bool robot_prepare(struct robot *robot, const struct move *move)
{
    const struct game *game = robot->game;
    struct position after = robot->position;
    struct move done = {0};
    int before = SHOWN_NONE;

    if (game->all_tokens_move) // if all tokens move, the firmware suggests the first legal move
        game_next(game, &after, &done);
    for (uint8_t part = 0; part < game_parts(game, &after); part++) {
        const stones_t number = game_number(game, &after, move, part);

        if (number && !choose(robot, &done, before, part, number))
            return false;
        if (number) {
            done = with_number(robot, &done, part, number);
            before = part;
        }
    }
    game_play(&after, move);
    return has_dots(robot) || robot_expect_position(robot, NULL, &after, false) ||
           robot_fault(robot, "the display does not show the chosen move");
}
