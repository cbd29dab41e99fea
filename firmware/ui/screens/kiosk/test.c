// SPDX-License-Identifier: MIT
#include "ui/screens/kiosk/test.h"

#include "ui/screens/kiosk/sound.h"

_Static_assert(SOUND_STEP + KEY_OK == SOUND_CALL, "a tune for each key");

static void enter(void)
{
    sound_set(SOUND_CALL);
}

static void press(uint8_t key)
{
    sound_set(SOUND_STEP + key);
}

const FLASH struct screen test_screen = {enter, press, 0};

bool test_is_on(void)
{
    return ui.screen == &test_screen;
}

bool test_event(struct event event)
{
    if (event.action == KEY_PRESS)
        press(event.key);
    return event.action == KEY_TAP && event.key == KEY_OK;
}
