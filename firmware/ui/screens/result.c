// SPDX-License-Identifier: MIT
// Who won, as the view's message says; then the same game again or the menu.
#include "ui/screens/ui.h"

static void enter(void)
{
    ui.view.kind = VIEW_TITLE;
    ui.view.second = MSG_AGAIN_OR_MENU;
}

static void press(uint8_t key)
{
    if (key == KEY_OK)
        ui_start_game();
    else if (key == KEY_LEFT)
        ui_show(&menu_screen);
}

const FLASH struct screen result_screen = {enter, press, 0};
