// SPDX-License-Identifier: MIT
#include "device/key_ladder.h"

#include "game/flash.h" // FLASH

enum { STEPS = 5, HYSTERESIS = 16 };

// Where one step ends and the next begins: between the two makes of the shield that are sold, which read
// 0 100 255 410 640 and 0 145 329 505 741, and 1023 with no key down.
static const FLASH uint16_t ends[STEPS] = {60, 200, 368, 572, 880};

static uint8_t step;
static uint16_t step_from, step_to; // readings that leave it as it is

// A step holds on to readings a little beyond its ends, so that noise at an end does not make two keys of
// one.
static void find_step(uint16_t reading)
{
    step = 0;
    while (step < STEPS && reading >= ends[step])
        step++;
    step_from = step > 0 ? ends[step - 1] - HYSTERESIS : 0;
    step_to = step < STEPS ? ends[step] + HYSTERESIS : UINT16_MAX;
}

uint8_t key_ladder_keys(uint16_t reading)
{
    if (reading < step_from || reading >= step_to)
        find_step(reading);
    return step < STEPS ? 1 << step : 0;
}
