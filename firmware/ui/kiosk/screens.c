// SPDX-License-Identifier: MIT
// The table of a kiosk's screens, and the screen for mounting the LED modules.
#include "ui/kiosk/kiosk_screens.h"

#include "device/matrix_frame.h" // how modules are mounted
#include "ui/kiosk/settings.h"
#include "ui/screens/shared_screens.h"

const FLASH struct screen *const FLASH screens[] = {
    [SCREEN_SPLASH] = &attract_screen,  [SCREEN_OPENING] = &opening_screen,
    [SCREEN_MORRA] = &morra_screen,     [SCREEN_OPERATOR] = &operator_screen,
    [SCREEN_SERVICE] = &service_screen, [SCREEN_MODULES] = &modules_screen,
    [SCREEN_WHY] = &replies_screen,
    SHARED_SCREENS(SCREEN_ROW) // screens of all boards
};

// The screen where the operator sets how the LED modules are mounted

static void view(const struct ui *ui, struct view *view)
{
    (void)ui;
    view->kind = VIEW_MODULES;
}

// RIGHT turns each module's picture, UP mirrors the picture, DOWN reverses the order of modules.
static enum screen_id press(struct ui *ui, uint8_t key)
{
    struct venue *const venue = ui_venue(ui);
    uint8_t modules = settings_modules(venue);
    if (key == KEY_LEFT)
        return STAY;
    if (key == KEY_RIGHT)
        modules = (modules & ~MATRIX_TURNS) | ((modules + 1) & MATRIX_TURNS);
    else if (key == KEY_UP)
        modules ^= MATRIX_MIRRORED;
    else if (key == KEY_DOWN)
        modules ^= MATRIX_REVERSED;
    settings_set_modules(venue, modules);
    return key == KEY_OK ? SCREEN_SPLASH : REDRAW;
}

const FLASH struct screen modules_screen = {.view = view, .press = press};
