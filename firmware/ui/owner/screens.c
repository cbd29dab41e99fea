// SPDX-License-Identifier: MIT
// The screens of boards without a kiosk.
#include "ui/screens/screens.h"

#include "ui/screens/shared_screens.h"

// The name of the device, until a key is pressed

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

static const FLASH struct screen splash_screen = {.enter = enter, .press = press};

const FLASH struct screen *const FLASH screens[SCREENS] = {
    [SCREEN_SPLASH] = &splash_screen,
    [SCREEN_WHY] = &why_screen,
    SHARED_SCREENS(SCREEN_ROW) // those of all boards
};
