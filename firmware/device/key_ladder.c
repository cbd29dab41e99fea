// SPDX-License-Identifier: MIT
#include "device/key_ladder.h"

#include "game/flash.h" // FLASH

enum { STEPS = 5, ALL_STEPS = (1 << STEPS) - 1, HYSTERESIS = 4 };

// The lowest reading of each next step. Two makes of the shield are sold: they read 0 145 329 505 741 and 0
// 100 255 410 640, and 1023 with no key down. With resistors of 5 % the steps are 0, 92..157, 238..352,
// 385..530 and 615..761; each limit is in the middle of a gap. The narrowest gap, between the third and the
// fourth step, bounds the hysteresis.
static const FLASH uint16_t ends[STEPS] = {46, 197, 369, 573, 892};

// Hysteresis: a step also keeps readings a little beyond its limits, so that noise at a limit does not
// alternate between two keys. From the highest step down, as no key is down in most ticks.
uint8_t key_ladder_keys(uint16_t reading)
{
    static uint8_t step;
    uint8_t found = STEPS, key = 1 << STEPS;

    for (; found; found--, key >>= 1) {
        uint16_t end = ends[found - 1] + HYSTERESIS;

        if (found <= step)
            end -= 2 * HYSTERESIS;
        if (reading >= end)
            break;
    }
    step = found;
    return key & ALL_STEPS;
}
