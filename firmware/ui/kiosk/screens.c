// SPDX-License-Identifier: MIT
// The table of a kiosk's screens, and two small screens for the operator.
#include "ui/kiosk/kiosk_screens.h"

#include "device/matrix_frame.h" // how modules are mounted
#include "ui/kiosk/settings.h"
#include "ui/screens/shared_screens.h"

const FLASH struct screen *const FLASH screens[] = {
    [SCREEN_SPLASH] = &attract_screen,  [SCREEN_OPENING] = &opening_screen,
    [SCREEN_MORRA] = &morra_screen,     [SCREEN_OPERATOR] = &operator_screen,
    [SCREEN_TEST] = &test_screen,       [SCREEN_WHY] = &replies_screen,
    [SCREEN_MODULES] = &modules_screen,
    SHARED_SCREENS(SCREEN_ROW) // screens of all boards
};

// The screen for checking how the LED modules are mounted

static void view_modules(const struct ui *ui, struct view *view)
{
    (void)ui;
    view->kind = VIEW_MODULES;
}

// RIGHT turns each module's picture, UP mirrors the picture, DOWN reverses the order of the modules.
static enum screen_id press_modules(struct ui *ui, uint8_t key)
{
    uint8_t modules = settings_modules(ui->venue);
    if (key == KEY_LEFT)
        return STAY;
    if (key == KEY_RIGHT)
        modules = (modules & ~MATRIX_TURNS) | ((modules + 1) & MATRIX_TURNS);
    else if (key == KEY_UP)
        modules ^= MATRIX_MIRRORED;
    else if (key == KEY_DOWN)
        modules ^= MATRIX_REVERSED;
    settings_set_modules(ui->venue, modules);
    return key == KEY_OK ? SCREEN_SPLASH : REDRAW;
}

const FLASH struct screen modules_screen = {.view = view_modules, .press = press_modules};

// The operator's test of dots, keys and sounds

_Static_assert(SOUND_STEP + KEY_OK == SOUND_CALL, "keys 0..4 play the sounds STEP..CALL");

static void view_test(const struct ui *ui, struct view *view)
{
    view->kind = VIEW_TEST;
    view->number[0] = ui->venue->down;
}

static void enter_test(struct ui *ui)
{
    ui->sound = SOUND_CALL;
}

const FLASH struct screen test_screen = {.view = view_test, .enter = enter_test};

bool test_is_on(const struct ui *ui)
{
    return ui->screen == SCREEN_TEST;
}

bool test_event(struct ui *ui, struct event event)
{
    if (event.action == KEY_PRESS)
        ui->sound = SOUND_STEP + event.key;
    return event.action == KEY_TAP && event.key == KEY_OK;
}
