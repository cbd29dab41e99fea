// SPDX-License-Identifier: MIT
// The name of the device, until a key is pressed.
#include "ui/owner/splash.h"

static void enter(void)
{
    ui.view.kind = VIEW_TITLE;
    ui.view.message = MSG_SPLASH;
    ui.view.second = MSG_PRESS_OK;
}

static enum screen_id press(uint8_t key)
{
    (void)key;
    return SCREEN_MENU;
}

const FLASH struct screen splash_screen = {.enter = enter, .press = press};
