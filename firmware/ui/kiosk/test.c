// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/screens/sound.h"

_Static_assert(SOUND_STEP + KEY_OK == SOUND_CALL, "keys 0..4 play the sounds STEP..CALL");

static void enter(void)
{
    sound_set(SOUND_CALL);
}

const FLASH struct screen test_screen = {.enter = enter};

bool test_is_on(void)
{
    return ui.screen == SCREEN_TEST;
}

bool test_event(struct event event)
{
    if (event.action == KEY_PRESS)
        sound_set(SOUND_STEP + event.key);
    return event.action == KEY_TAP && event.key == KEY_OK;
}
