// SPDX-License-Identifier: MIT
// If this test fails, a classroom hears sounds that are off, or a player misses one that is on. Tests sounds
// of the Uno at the piezo's pin, and silence from power-on if sounds are off.
//
//   sounds [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "robot/menu.h"
#include "robot/prepare.h"
#include "tap.h"

#include <string.h>

enum {
    KEEP_MS = 1300, // time in ms until the board has saved a changed setting
    TUNE_MS = 1200,
    THINK_MS = 1000, // until the machine shows a step of its move
};

static struct robot robot;

static void cut_power(void)
{
    bench_power_cycle(&robot.bench, LCD_8BIT, 0);
    bench_run_ms(&robot.bench, BENCH_START_MS);
}

static bool sets(const char *value)
{
    return robot_menu(&robot) && robot_set(&robot, "Sound", value);
}

static bool plays(robot_plan *plan, enum outcome wanted)
{
    const struct match match = nim_match(1, false, START_345, false);

    return robot_finish(&robot, robot_start(&robot, &match), plan) == wanted ||
           robot_fault(&robot, "the match ends with another result");
}

static bool is_near(unsigned hz, unsigned wanted)
{
    return hz * 300 > wanted * 299 && hz * 300 < wanted * 301;
}

// Checks the last pitch and the duration of the latest tune.
static bool heard(const char *what, unsigned hz, unsigned ms)
{
    bench_run_ms(&robot.bench, TUNE_MS);
    const struct tone *tone = &robot.bench.piezo.tone[(robot_tones(&robot) - 1) % TONES_KEPT];

    return (is_near(tone->last_hz, hz) && tone->ms + 4 >= ms && tone->ms <= ms + 10) ||
           robot_fault(&robot, "%s sounds for %u ms, at %u Hz in the end", what, tone->ms, tone->last_hz);
}

// Checks the tunes of a match. Pitches are approximate.
static bool tunes_are_heard(void)
{
    enum { CLICK = 2083, OWN = 1330, STEP = 1042, WIN = 2083, LOSS = 349 };
    const struct match match = nim_match(1, false, START_345, false);
    const unsigned before = robot_tones(&robot);
    struct move move;

    cut_power();
    bench_run_ms(&robot.bench, TUNE_MS);
    if (robot_start(&robot, &match) != HUMAN_TO_MOVE || robot_tones(&robot) != before)
        return robot_fault(&robot, "the board sounds before a move");
    robot_best_move(&robot, &move);
    if (!robot_prepare(&robot, &move))
        return false;
    game_play(&robot.position, &move);
    robot_tap(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, THINK_MS);
    if (!heard("a step of the machine", STEP, 30))
        return false;
    const enum outcome outcome = robot_let_machine_move(&robot);
    const unsigned first = robot.bench.piezo.tone[before % TONES_KEPT].hz;

    if (!is_near(first, OWN))
        return robot_fault(&robot, "a move sounds at %u Hz", first);
    if (robot_finish(&robot, outcome, robot_best_move) != HUMAN_WON || !heard("a win", WIN, 760))
        return false;
    robot_tap(&robot, LADDER_UP);
    return heard("a key without effect", CLICK, 4) && plays(robot_any_move, MACHINE_WON) &&
           heard("a loss", LOSS, 700);
}

// Checks that the board is silent from power-on if sound is off.
static bool quiet_is_silent(void)
{
    if (!sets("off"))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    cut_power();
    bench_run_ms(&robot.bench, TUNE_MS);
    const unsigned before = robot_tones(&robot);

    if (!plays(robot_best_move, HUMAN_WON))
        return false;
    robot_tap(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, TUNE_MS);
    if (robot_tones(&robot) != before || robot.bench.piezo.edges)
        return robot_fault(&robot, "sounds are off, but %u tones are heard", robot_tones(&robot) - before);
    return sets("on") && plays(robot_any_move, MACHINE_WON) &&
           (robot_tones(&robot) > before || robot_fault(&robot, "sounds are on, but no tone is heard"));
}

static const struct robot_check checks[] = {
    {tunes_are_heard, "a move, a step of the machine, a win, a loss and a key without effect sound", 0},
    {quiet_is_silent, "with sounds off the board is silent from power-on", 0},
    {0},
};

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot_make_checks(&robot, checks, cut_power, argc > 2 ? argv[2] : NULL);
    bench_close(&robot.bench);
    return tap_done();
}
