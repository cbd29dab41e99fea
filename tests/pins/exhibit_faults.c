// SPDX-License-Identifier: MIT
// If this test fails, a fault of an exhibit stays hidden on the service screen. Builds the exhibit with one
// fault after the other.
//
//   exhibit_faults [ELF [PART]]: makes the checks whose names contain PART. Default: all.
#include "exhibit/service.h"

enum { STUCK_MS = 32000 };

static bool a_stuck_key(void)
{
    service_build();
    robot_push(&exhibit, LADDER_DOWN);
    bench_run_ms(&exhibit.bench, STUCK_MS);
    kiosk_hold_both(&exhibit, LADDER_LEFT, LADDER_RIGHT, GESTURE_MS);
    bench_run_ms(&exhibit.bench, HELD_MS);
    robot_push(&exhibit, LADDER_UP); // DOWN is down
    bench_run_ms(&exhibit.bench, GESTURE_MS);
    robot_release(&exhibit, LADDER_UP);
    bench_run_ms(&exhibit.bench, BENCH_PAUSE_MS);
    kiosk_press(&exhibit, LADDER_RIGHT, SERVICE_ITEM);
    kiosk_press(&exhibit, LADDER_UP, 1);
    if (!kiosk_lights_all_dots(&exhibit))
        return robot_fault(&exhibit, "the service screen does not open");
    bench_run_ms(&exhibit.bench, STAGE_MS);
    const unsigned stuck = 1u << LADDER_DOWN, both = stuck | 1u << LADDER_LEFT;

    // There is no line below the sign, because the key was down before.
    if (service_shown_signs() != stuck || service_shows_line(LADDER_DOWN) || robot_lamps(&exhibit) != stuck)
        return robot_fault(&exhibit, "the dots or the lamps do not show the stuck key");
    return service_acts(LADDER_LEFT, both, both, true);
}

static bool swapped_keys(void)
{
    const struct pin left = plan.key[board_key(&plan, "left")];
    struct pin *const one = &plan.key[board_key(&plan, "left")], *const other =
                                                                     &plan.key[board_key(&plan, "right")];

    one->bit = other->bit;
    other->bit = left.bit;
    service_build();
    return service_opens_with(LADDER_LEFT, LADDER_UP) &&
           service_acts(LADDER_LEFT, 1u << LADDER_RIGHT, 1u << LADDER_RIGHT, true) &&
           service_acts(LADDER_RIGHT, 1u << LADDER_LEFT, 1u << LADDER_LEFT, true) &&
           service_acts(LADDER_UP, 1u << LADDER_UP, 1u << LADDER_UP, true);
}

static bool a_dead_key(void)
{
    const unsigned ok = board_key(&plan, "ok");

    service_build();
    if (!service_opens())
        return false;
    bench_run_ms(&exhibit.bench, HELD_MS); // the tune ends
    plan.key[ok].bit = UNUSED_BIT;         // the wire breaks
    exhibit.bench.pins.irq[ok] = machine_pin(&exhibit.bench.machine, plan.key[ok].port, UNUSED_BIT);
    return service_acts(LADDER_OK, 0, 0, false) &&
           service_acts(LADDER_UP, 1u << LADDER_UP, 1u << LADDER_UP, true);
}

static bool a_dead_lamp(void)
{
    plan_lamps[board_key(&plan, "down")].bit = UNUSED_BIT;
    service_build();
    return service_opens() && service_acts(LADDER_DOWN, 1u << LADDER_DOWN, 0, true) &&
           service_acts(LADDER_LEFT, 1u << LADDER_LEFT, 1u << LADDER_LEFT, true);
}

static bool a_silent_piezo(void)
{
    plan_piezo.bit = UNUSED_BIT;
    service_build();
    return service_opens() && service_acts(LADDER_DOWN, 1u << LADDER_DOWN, 1u << LADDER_DOWN, false);
}

static bool a_turned_module(void)
{
    enum { MODULE = 2, FIRST = 8 * MODULE };

    service_build();
    if (!service_opens() || !service_sees_numbers())
        return false;
    exhibit.bench.matrix.turned[MODULE] = 1;
    for (unsigned row = 0; row < MAX7219_ROWS; row++)
        for (unsigned x = 0; x < 8; x++) // the correct digit, turned clockwise
            if (service_dot(FIRST + 7 - row, x) !=
                (service_numbers[row * (MAX7219_COLUMNS + 1) + FIRST + x] == '#'))
                return robot_fault(&exhibit, "the digit 3 is not turned");
    return !matrix_is(&exhibit.bench.matrix, service_numbers);
}

static bool a_missing_module(void)
{
    service_build();
    if (!service_opens() || !service_sees_numbers())
        return false;
    exhibit.bench.matrix.unplugged = 2;
    for (unsigned row = 0; row < MAX7219_ROWS; row++)
        for (unsigned column = 0; column < MAX7219_COLUMNS; column++) {
            const bool dot = service_numbers[row * (MAX7219_COLUMNS + 1) + column] == '#';

            if (service_dot(column, row) != (dot && column >= 16))
                return robot_fault(&exhibit, "column %u, row %u is wrong", column, row);
        }
    return true;
}

static const struct robot_check checks[] = {
    {a_stuck_key, "a stuck key: its sign and its lamp are lit although nobody presses it"},
    {swapped_keys, "swapped keys: each shows the sign of the other"},
    {a_dead_key, "a dead key: it shows no sign, no line and no light, and makes no sound"},
    {a_dead_lamp, "a dead lamp: the sign appears, and the lamp stays dark"},
    {a_silent_piezo, "a silent piezo: the sign appears without a tune"},
    {a_turned_module, "a turned module: its digit is turned"},
    {a_missing_module, "a missing module: it and all modules to its left are dark"},
    {0},
};

int main(int argc, char **argv)
{
    return service_checks(checks, argc, argv);
}
