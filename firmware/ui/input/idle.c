// SPDX-License-Identifier: MIT
#include "ui/input/idle.h"

#include "game/in_register.h"

static struct idle {
    bool is_on, swallows;
    uint16_t since; // ms, when a key was down last
} idle;

struct event idle_step(struct event event, uint8_t down, uint16_t now)
{
    struct idle *const state = IN_REGISTER(&idle);
    if (down || event.action != KEY_IDLE) {
        state->swallows |= state->is_on;
        state->is_on = false;
        state->since = now;
    } else if ((uint16_t)(now - state->since) >= IDLE_MS) {
        state->is_on = true;
    }
    if (state->swallows)
        event.action = KEY_IDLE;
    if (!down)
        state->swallows = false;
    return event;
}

bool idle_is_on(void)
{
    return idle.is_on;
}
