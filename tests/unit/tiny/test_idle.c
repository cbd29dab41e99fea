// SPDX-License-Identifier: MIT
// If this test fails, a device stays on when nobody plays, or a key that wakes it plays a move unseen. The
// device is idle after 60 s without a key. The key that ends idling is swallowed only if it would play a move
// unseen.
#include "check.h"
#include "ui/input/keys.h"

enum { TICK = 2, LEFT = 1 << KEY_LEFT, UP = 1 << KEY_UP };

static uint16_t now;
static uint8_t heard; // latest event that idle_step() did not ignore
static struct idle idle;
static bool hurts;

static void step(uint8_t action, uint8_t down)
{
    struct event event = {KEY_LEFT, action};
    now += TICK;
    event = idle_step(&idle, event, down, hurts, now);
    if (action != KEY_IDLE)
        heard = event.action;
}

static void wait(uint32_t ms, uint8_t down)
{
    for (; ms; ms -= TICK)
        step(KEY_IDLE, down);
}

int main(void)
{
    now = 0;
    wait(1000, 0);
    step(KEY_PRESS, LEFT);
    CHECK(!idle.is_on && heard == KEY_PRESS);
    wait(200, LEFT);
    step(KEY_TAP, 0);
    CHECK(!idle.is_on && heard == KEY_TAP);
    wait(IDLE_MS - TICK, 0);
    CHECK(!idle.is_on);
    wait(TICK, 0);
    CHECK(idle.is_on);
    wait(100000, 0); // the clock has wrapped
    CHECK(idle.is_on);

    // The key that ends the idle time must be ignored until its release.
    heard = KEY_IDLE;
    hurts = true;
    step(KEY_PRESS, LEFT);
    CHECK(!idle.is_on);
    wait(700, LEFT);
    step(KEY_HOLD, LEFT);
    step(KEY_PRESS, LEFT | UP);
    step(KEY_TAP, LEFT);
    wait(100, LEFT);
    step(KEY_TAP, 0);
    CHECK(!idle.is_on && heard == KEY_IDLE);
    step(KEY_PRESS, LEFT);
    CHECK(heard == KEY_PRESS);
    step(KEY_TAP, 0);

    // A key that can do no harm must have its usual effect.
    wait(IDLE_MS, 0);
    CHECK(idle.is_on);
    hurts = false;
    step(KEY_PRESS, LEFT);
    CHECK(!idle.is_on && heard == KEY_PRESS);

    // The board must not become idle while a key is down.
    wait(100000, LEFT);
    CHECK(!idle.is_on);
    step(KEY_TAP, 0);
    CHECK(heard == KEY_TAP);
    wait(IDLE_MS - TICK, 0);
    CHECK(!idle.is_on);
    wait(TICK, 0);
    CHECK(idle.is_on);
    return check_done();
}
