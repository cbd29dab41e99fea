// SPDX-License-Identifier: MIT
#include "ui/input/idle.h"

static bool idle, swallows;
static uint16_t since; // ms, when a key was down last

struct event idle_step(struct event event, uint8_t down, uint16_t now)
{
    if (down || event.action != KEY_IDLE) {
        swallows |= idle;
        idle = false;
        since = now;
    } else if ((uint16_t)(now - since) >= IDLE_MS) {
        idle = true;
    }
    if (swallows)
        event.action = KEY_IDLE;
    if (!down)
        swallows = false;
    return event;
}

bool idle_is_on(void)
{
    return idle;
}
