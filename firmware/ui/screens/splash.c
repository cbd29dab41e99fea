// SPDX-License-Identifier: MIT
// The name of the thing, until a key is pressed.
#include "ui/screens/ui.h"

static void enter(void)
{
    ui.view.kind = VIEW_TITLE;
    ui.view.message = MSG_SPLASH;
    ui.view.second = MSG_PRESS_OK;
}

static void press(uint8_t key)
{
    (void)key;
    ui_show(&menu_screen);
}

const FLASH struct screen splash_screen = {enter, press, 0};
