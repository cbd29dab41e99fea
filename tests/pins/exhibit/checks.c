// SPDX-License-Identifier: MIT
#include "exhibit/checks.h"

#include "tap.h"

#include <string.h>

enum { SEED = 0xB0070 };

struct robot robot;

void cut_power(unsigned torn)
{
    bench_power_cycle(&robot.bench, LCD_8BIT, torn);
    bench_run_ms(&robot.bench, BENCH_START_MS);
    kiosk_accept_modules(&robot.bench);
}

static void begin(void)
{
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        robot_release(&robot, (enum ladder_key)key);
    bench_run_ms(&robot.bench, BENCH_PAUSE_MS); // lets the EEPROM finish its write
    robot.bench.matrix.mounting = (struct max7219_mounting){0};
    robot_erase(&robot);
    cut_power(0xff);
    robot.random = SEED; // all checks get the same random numbers
}

static bool is_well(unsigned bites, unsigned wanted)
{
    return (bites == wanted || wanted == ANY_BITES ||
            robot_fault(&robot, "%u resets by the watchdog, not %u", bites, wanted)) &&
           robot_is_well(&robot);
}

int main(int argc, char **argv)
{
    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/exhibit/bouton.elf");
    robot.down_ms = BENCH_TAP_MS;
    robot.up_ms = BENCH_PAUSE_MS;
    for (const struct exhibit_check *check = exhibit_checks; check->name; check++)
        if (argc <= 2 || strstr(check->name, argv[2])) {
            begin();
            const unsigned before = robot.bench.machine.watchdog_resets;
            const bool holds = check->holds();

            tap_check(is_well(robot.bench.machine.watchdog_resets - before, check->bites) && holds, "%s",
                      check->name);
            robot_explain(&robot);
        }
    bench_close(&robot.bench);
    return tap_done();
}
