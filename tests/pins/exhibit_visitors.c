// SPDX-License-Identifier: MIT
// If this test fails, a visitor who presses random keys and leaves blocks the exhibit for the next one.
// Visitors press random keys and leave. Each line of the exhibit must follow by a legal move, and the dots
// must show its position. Attract mode must return 90 s after the last key.
//
//   exhibit_visitors [ELF [MINUTES [GAME]]]: plays all games in turn, or only GAME. Default: 2 minutes, or
//   60 with DRAW=all.
#include "robot/glass.h"
#include "robot/gap.h"
#include "robot/line.h"
#include "robot/menu.h"
#include "robot/random_keys.h"

#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <stdlib.h>
#include <string.h>

enum {
    MINUTES = 2,
    MINUTES_OF_ALL = 60,
    GAP_MAX_MS = 5,
    STAY_MS = 60000,  // time in ms that the test waits after a visit
    AWAY_MS = 36100,  // time in ms until attract mode says "press a key"
    SHOW_MS = 100000, // longest time in ms that the test watches attract mode
    VISIT_MAX_MS = 30000,
    K_MIN = 2,
};

static struct robot robot;
static struct random_keys keys = {.robot = &robot};
static struct gap gap;
static unsigned visitors, returns;

// Lets a visitor press random keys. Every second visitor first starts a match.
static bool plays(uint8_t row)
{
    const struct match match = {.row = row,
                                .k = (uint8_t)(K_MIN + robot_random(&robot, 3)),
                                .start = (uint8_t)robot_random(&robot, 2),
                                .machine_first = robot_random(&robot, 2)};

    robot.match.start = 0; // attract mode has reset it
    return (visitors++ % 2 || robot_start(&robot, &match) != BROKEN) &&
           random_keys_press(&keys, 1 + robot_random(&robot, VISIT_MAX_MS));
}

static bool leaves(void)
{
    bench_run_ms(&robot.bench, STAY_MS);
    if (!glass_reads(&robot, "press a key", AWAY_MS))
        return robot_fault(&robot, "no attract mode after 90 s without a key");
    if (robot_lamps(&robot) != ALL_LAMPS)
        return robot_fault(&robot, "not all lamps are lit in attract mode");
    returns++;
    if (robot_random(&robot, 2))
        bench_run_ms(&robot.bench, robot_random(&robot, SHOW_MS));
    return true;
}

static bool chosen(uint8_t row, const char *name)
{
    return !name || !strcmp(name, game_name(&games[row]));
}

static bool has_seen_all(void)
{
    return keys.moves && keys.looks && returns;
}

// Returns true if the test must continue until it has seen all events.
static bool goes_on(unsigned minutes)
{
    return bench_seconds(&robot.bench) < (has_seen_all() ? 60.0 : 600.0) * minutes;
}

static bool all_is_well(unsigned minutes, const char *name)
{
    uint8_t row = (uint8_t)robot_random(&robot, GAME_COUNT);

    while (goes_on(minutes)) {
        while (!chosen(row, name)) // ends, because the caller has checked the name
            row = (uint8_t)((row + 1) % GAME_COUNT);
        if (!plays(row) || !leaves() || !robot_is_well(&robot))
            return false;
        row = (uint8_t)((row + 1) % GAME_COUNT);
    }
    return true;
}

static bool is_a_name(const char *name)
{
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (chosen(row, name))
            return true;
    return false;
}

int main(int argc, char **argv)
{
    const unsigned minutes = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(MINUTES, MINUTES_OF_ALL);
    const char *name = argc > 3 ? argv[3] : NULL;

    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/exhibit/bouton.elf");
    robot.random = draw_seed();
    line_open(&robot);
    gap_open(&gap, &robot.bench);
    const bool good = is_a_name(name) && all_is_well(minutes, name);

    tap_check(good,
              "%u minutes: after %u visitors attract mode returned %u times in 90 s; %u moves, %u positions",
              minutes, visitors, returns, keys.moves, keys.looks);
    robot_explain(&robot);
    tap_check(has_seen_all(), "moves, positions and returns were seen");
    tap_check(!robot.bench.machine.watchdog_resets, "the board was not reset");
    gap_check(&gap, GAP_MAX_MS);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
