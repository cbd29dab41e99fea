// SPDX-License-Identifier: MIT
#include "device/key_ladder.h"

#include "game/flash.h" // FLASH

enum { STEPS = 5, HYSTERESIS = 16 };

// Where one step ends and the next begins: between the two makes of the shield that are sold, which read
// 0 100 255 410 640 and 0 145 329 505 741, and 1023 with no key down.
static const FLASH uint16_t ends[STEPS] = {60, 200, 368, 572, 880};

static uint8_t step;

uint8_t key_ladder_keys(uint16_t reading)
{
    // A step holds on to readings a little beyond its ends, so that noise at an end does not make two keys of
    // one.
    if ((step > 0 && reading + HYSTERESIS < ends[step - 1]) ||
        (step < STEPS && reading >= ends[step] + HYSTERESIS)) {
        step = 0;
        while (step < STEPS && reading >= ends[step])
            step++;
    }
    return step < STEPS ? 1 << step : 0;
}
