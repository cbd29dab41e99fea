// SPDX-License-Identifier: MIT
// The screens of a board with an owner.
#include "ui/screens/shared_screens.h"

// Shows the device's name until a key is pressed.
static void view(const struct ui *ui, struct view *view)
{
    (void)ui;
    view->kind = VIEW_TITLE;
    view->message = MSG_SPLASH;
    view->second = MSG_PRESS_OK;
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    (void)ui;
    (void)key;
    return SCREEN_MENU;
}

static const FLASH struct screen splash_screen = {.view = view, .press = press, .traits = ASKS_FOR_OK};

const FLASH struct screen *const FLASH screens[SCREENS] = {
    [SCREEN_SPLASH] = &splash_screen,
    [SCREEN_WHY] = &why_screen,
    SHARED_SCREENS(SCREEN_ROW) // screens of all boards
};
