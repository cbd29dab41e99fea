// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "device/matrix_frame.h" // how modules are mounted
#include "ui/kiosk/settings.h"

static enum screen_id press(uint8_t key)
{
    uint8_t modules = settings_modules();
    if (key == KEY_LEFT)
        return STAY;
    if (key == KEY_RIGHT)
        modules = (modules & ~MATRIX_TURNS) | ((modules + 1) & MATRIX_TURNS);
    else if (key == KEY_UP)
        modules ^= MATRIX_MIRRORED;
    else if (key == KEY_DOWN)
        modules ^= MATRIX_REVERSED;
    settings_set_modules(modules);
    ui.changed = true;
    return key == KEY_OK ? SCREEN_SPLASH : STAY;
}

const FLASH struct screen modules_screen = {.press = press};

bool modules_are_shown(void)
{
    return ui.screen == SCREEN_MODULES;
}
