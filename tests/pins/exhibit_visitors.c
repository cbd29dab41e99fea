// SPDX-License-Identifier: MIT
// If this test fails, a visitor who presses random keys and leaves blocks the exhibit for the next one.
// Visitors press random keys and leave. Every second visitor presses keys in fast bursts. For the other
// visitors, positions may only change by the rules. Attract mode must return 90 s after the last key.
//
//   exhibit_visitors [ELF [MINUTES [GAME]]]: plays all games in turn, or only GAME. Default: 2 minutes, or
//   60 with DRAW=all.
#include "robot/glass.h"
#include "robot/gap.h"
#include "robot/menu.h"
#include "robot/random_keys.h"

#include "draw.h"
#include "tap.h"

#include <stdlib.h>
#include <string.h>

enum {
    MINUTES = 2,
    MINUTES_OF_ALL = 60,
    GAP_MAX_MS = 5,
    STAY_MS = 60000,  // wait after a visit, whose last key may be 30 s old
    AWAY_MS = 36100,  // time until attract mode says that any key starts a game
    SHOW_MS = 100000, // longest time for which attract mode is watched
    BURSTS = 8,
    BURST_KEYS = 40,
    TURNS_MAX = 80,
    PAUSE_MAX_MS = 6000,
    K_MIN = 2,
};

static struct robot robot;
static struct random_keys keys = {.robot = &robot};
static struct gap gap;
static unsigned visitors, returns;

// Plays random turns of a match whose whole position fits on the dots.
static bool plays_watched(uint8_t row)
{
    const struct match match = {.row = row,
                                .k = (uint8_t)(K_MIN + robot_random(&robot, 3)),
                                .start = row == GAME_SOS ? 0 : (uint8_t)robot_random(&robot, 2),
                                .machine_first = robot_random(&robot, 2)};

    return random_keys_play_dots(&keys, &match, 1 + robot_random(&robot, TURNS_MAX));
}

static bool plays_madly(void)
{
    for (unsigned bursts = 1 + robot_random(&robot, BURSTS); bursts && robot_is_well(&robot); bursts--) {
        for (unsigned left = 1 + robot_random(&robot, BURST_KEYS); left; left--)
            robot_press_some(&robot, LADDER_KEYS);
        bench_run_ms(&robot.bench, robot_random(&robot, PAUSE_MAX_MS));
    }
    return !robot.error[0];
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

static bool visit(uint8_t row)
{
    const bool is_watched = visitors++ % 2 == 0;

    return (is_watched ? plays_watched(row) : plays_madly()) && leaves() && robot_is_well(&robot);
}

static bool chosen(uint8_t row, const char *name)
{
    return !name || !strcmp(name, games[row].name);
}

static bool has_seen_all(void)
{
    return keys.moves && keys.starts && returns;
}

// True if the test must continue. It runs up to ten times as long until it has seen all events.
static bool goes_on(unsigned minutes)
{
    return bench_seconds(&robot.bench) < (has_seen_all() ? 60.0 : 600.0) * minutes;
}

static bool all_is_well(unsigned minutes, const char *name)
{
    uint8_t row = (uint8_t)robot_random(&robot, GAME_COUNT);

    while (goes_on(minutes)) {
        while (!chosen(row, name)) // the caller has checked that some game has this name
            row = (uint8_t)((row + 1) % GAME_COUNT);
        if (!visit(row) || robot.error[0])
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
    gap_open(&gap, &robot.bench);
    const bool good = is_a_name(name) && all_is_well(minutes, name);

    tap_check(good,
              "%u minutes: after %u visitors attract mode returned %u times in 90 s; %u moves, %u starts",
              minutes, visitors, returns, keys.moves, keys.starts);
    robot_explain(&robot);
    tap_check(has_seen_all(), "moves, starts and returns were seen");
    tap_check(!robot.bench.machine.watchdog_resets, "the board was not reset");
    gap_check(&gap, GAP_MAX_MS);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
