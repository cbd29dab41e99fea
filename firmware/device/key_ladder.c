// SPDX-License-Identifier: MIT
#include "device/key_ladder.h"

#include "game/flash.h" // FLASH

// Of readings in steps of 4: 8 bits do.
enum { STEPS = 5, ALL_STEPS = (1 << STEPS) - 1, HYSTERESIS = 16 / 4 };

// Where one step ends and the next begins: between the two makes of the shield that are sold, which read
// 0 100 255 410 640 and 0 145 329 505 741, and 1023 with no key down.
static const FLASH uint8_t ends[STEPS] = {60 / 4, 200 / 4, 368 / 4, 572 / 4, 880 / 4};

// A step holds on to readings a little beyond its ends, so that noise at an end does not make two keys of
// one.
uint8_t key_ladder_keys(uint16_t reading)
{
    static uint8_t step;
    const uint8_t value = reading >> 2;
    uint8_t found = 0, key = 1;

    for (uint8_t i = 0; i < STEPS; i++) {
        uint8_t end = ends[i] + HYSTERESIS;

        if (i < step)
            end -= 2 * HYSTERESIS;
        if (value >= end) {
            found++;
            key += key;
        }
    }
    step = found;
    return key & ALL_STEPS;
}
