// SPDX-License-Identifier: MIT
// The operator's test of all parts: each key has a tune of its own, and its lamp is lit while it is down. The
// program draws the dots.
#include "ui/screens/kiosk/kiosk.h"

_Static_assert(SOUND_STEP + KEY_OK == SOUND_CALL, "a tune for each key");

static void enter(void)
{
    kiosk.sound = SOUND_CALL;
}

const FLASH struct screen test_screen = {enter, 0, 0};

bool kiosk_test(void)
{
    return ui.screen == &test_screen;
}

// OK ends the test as it comes up, so that its lamp and its tune are tried, too. No other key leads away: not
// even LEFT, which may be held to look at its lamp.
void test_event(struct event event)
{
    if (event.action == KEY_PRESS)
        kiosk.sound = SOUND_STEP + event.key;
    else if (event.action == KEY_TAP && event.key == KEY_OK)
        ui_show(&operator_screen);
}
