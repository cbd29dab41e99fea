// SPDX-License-Identifier: MIT
#include "robot/random_keys.h"

#include "robot/dots.h"
#include "robot/glass.h"
#include "robot/line.h"
#include "robot/sight.h"

enum { PAUSE_MAX_MS = 1000, READ_MS = 8000, LOOKS = 2, PAUSES = 4 };

static bool shows_position(struct robot *robot)
{
    struct sight sight;

    if (has_dots(robot))
        return dots_show_position(robot, &robot->position, false, READ_MS);
    return sight_board(robot, &sight) && sight_is(&sight, robot->game, &robot->position, false);
}

// Adds empty rows of a chocolate bar, which the line omits, until the display agrees.
static bool shows_position_or_eaten_rows(struct robot *robot)
{
    while (!shows_position(robot)) {
        if (robot->game->shape != SHAPE_BAR || robot->position.count == BAR_ROWS_MAX)
            return false;
        robot->position.part[robot->position.count++] = 0;
    }
    return true;
}

// Compares the display with the board's latest line, on a player's turn.
static bool look(struct random_keys *keys)
{
    struct robot *const robot = keys->robot;

    robot_settle(robot);
    const struct heard *const latest = line_latest();

    if (!latest || !latest->game || !robot->glass->tells_turn(robot))
        return true;
    keys->looks++;
    robot->game = latest->game;
    robot->position = latest->position;
    return shows_position_or_eaten_rows(robot) || line_fault("the display shows another position");
}

bool random_keys_press(struct random_keys *keys, unsigned ms)
{
    struct robot *const robot = keys->robot;
    const struct machine *const machine = &robot->bench.machine;
    const uint64_t end = machine_now(machine) + machine_cycles(machine, ms * 1000000ull);

    if (!line_is_alive())
        return false;
    while (machine_now(machine) < end && robot_is_well(robot)) {
        robot_press_some(robot, LADDER_KEYS);
        if (robot_random(robot, PAUSES) == 0)
            bench_run_ms(&robot->bench, robot_random(robot, PAUSE_MAX_MS));
        if (robot_random(robot, LOOKS) == 0 && !look(keys))
            return false;
    }
    return line_follows(&keys->moves) && robot_is_well(robot);
}
