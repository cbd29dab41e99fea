// SPDX-License-Identifier: MIT
#include "ui/input/idle.h"

static struct idle {
    bool is_on, swallows;
    uint16_t since; // ms, when a key was down last
} idle;

struct event idle_step(struct event event, uint8_t down, bool hurts, uint16_t now)
{
    if (down || event.action != KEY_IDLE) {
        idle.swallows |= idle.is_on && hurts;
        idle.is_on = false;
        idle.since = now;
    } else if ((uint16_t)(now - idle.since) >= IDLE_MS) {
        idle.is_on = true;
    }
    if (idle.swallows)
        event.action = KEY_IDLE;
    if (!down)
        idle.swallows = false;
    return event;
}

bool idle_is_on(void)
{
    return idle.is_on;
}
