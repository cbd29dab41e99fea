// SPDX-License-Identifier: MIT
#include "exhibit/checks.h"

#include "tap.h"

enum { SEED = 0xB0070 };

struct robot robot;

static void begin(struct robot *exhibit)
{
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        robot_release(exhibit, (enum ladder_key)key);
    bench_run_ms(&exhibit->bench, BENCH_PAUSE_MS); // lets the EEPROM finish its write
    exhibit->bench.matrix.mounting = (struct max7219_mounting){0};
    robot_renew(exhibit);
    exhibit->random = SEED; // all checks get the same random numbers
}

int main(int argc, char **argv)
{
    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/exhibit/bouton.elf");
    robot.down_ms = BENCH_TAP_MS;
    robot.up_ms = BENCH_PAUSE_MS;
    robot_make_checks(&robot, exhibit_checks, begin, argc > 2 ? argv[2] : NULL);
    bench_close(&robot.bench);
    return tap_done();
}
