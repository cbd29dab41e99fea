// SPDX-License-Identifier: MIT
// If this test fails, a board that is reset at a bad moment does not start again. Tests resets at any moment:
// by the watchdog, the button or a power cut.
#include "robot/menu.h"
#include "tap.h"

enum { WATCHDOG_MS = 1000, START_MS = 500, RESETS = 24 };

static struct robot robot;

// Selects a move at a random point of a match, but does not play the move.
static bool go_amid_a_game(void)
{
    const struct match match = nim_match(1 + robot_random(&robot, 2), false, START_357, false);
    enum outcome outcome = robot_start(&robot, &match);
    struct move move;

    robot_any_move(&robot, &move);
    if (outcome == HUMAN_TO_MOVE && robot_random(&robot, 2))
        outcome = robot_move(&robot, &move);
    if (outcome != HUMAN_TO_MOVE)
        return outcome != BROKEN;
    robot_any_move(&robot, &move);
    return robot_prepare(&robot, &move);
}

// Presses a key and lets the board run for a random time.
static void press_at_any_moment(void)
{
    bench_push(&robot.bench, LADDER_RIGHT);
    machine_run_us(&robot.bench.machine, robot_random(&robot, 120000));
}

// Checks that the board starts after a reset.
static bool starts_again(void)
{
    bench_release(&robot.bench, LADDER_RIGHT);
    bench_run_ms(&robot.bench, START_MS);
    return lcd_shows_splash(&robot, 0) && robot_is_well(&robot);
}

// Makes the firmware hang. Checks that the watchdog resets the board.
static bool watchdog_bites(const char *function)
{
    unsigned bites = robot.bench.machine.watchdog_resets;

    if (!go_amid_a_game())
        return false;
    if (function)
        machine_hang_in(&robot.bench.machine, function);
    else
        machine_hang_asleep(&robot.bench.machine);
    bench_run_ms(&robot.bench, WATCHDOG_MS);
    if (robot.bench.machine.watchdog_resets != bites + 1)
        return robot_fault(&robot, "%u watchdog resets in a second",
                           robot.bench.machine.watchdog_resets - bites);
    return starts_again() && robot_can_play(&robot);
}

static void press_reset(unsigned reset)
{
    (void)reset;
    machine_reset(&robot.bench.machine);
}

static void cut_power(unsigned cut)
{
    bench_power_cycle(&robot.bench, LCD_GARBAGE, cut);
}

// Restarts the board at random moments. Checks that it starts each time.
static bool survives(void (*restart)(unsigned number))
{
    for (unsigned number = 1; number <= RESETS; number++) {
        if (!go_amid_a_game())
            return false;
        press_at_any_moment();
        restart(number);
        if (!starts_again())
            return false;
    }
    return robot_can_play(&robot);
}

static bool survives_resets_at_start(void)
{
    for (unsigned reset = 0; reset < RESETS; reset++) {
        machine_reset(&robot.bench.machine);
        machine_run_us(&robot.bench.machine, robot_random(&robot, 200000));
    }
    machine_reset(&robot.bench.machine);
    return starts_again() && robot_can_play(&robot);
}

int main(int argc, char **argv)
{
    static const char *const functions[] = {NULL, "ui_tick", "lcd_tick"};

    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        robot_holds(&robot, watchdog_bites(functions[i]),
                    "firmware that hangs in %s is reset by the watchdog, and a match works afterwards",
                    functions[i] ? functions[i] : "sleep");
    robot_holds(&robot, survives(press_reset), "a match works after the reset button at any moment");
    robot_holds(&robot, survives_resets_at_start(),
                "a match works after many resets during the set-up of the display");
    robot_holds(&robot, survives(cut_power), "a match works after a power cut at any moment");
    bench_close(&robot.bench);
    return tap_done();
}
