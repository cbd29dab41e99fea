// SPDX-License-Identifier: MIT
#include "ui/leds/debounce.h"

uint8_t debounce_step(struct debounce *keys, uint8_t raw)
{
    uint8_t pressed = 0;

    if (raw == keys->seen) {
        pressed = raw & ~keys->down;
        keys->down = raw;
    }
    keys->seen = raw;
    return pressed;
}
