// SPDX-License-Identifier: MIT
// The table of a kiosk's screens, and the screen for mounting the LED modules.
#include "ui/kiosk/kiosk_screens.h"

#include "device/matrix_frame.h" // how modules are mounted
#include "ui/kiosk/settings.h"
#include "ui/screens/shared_screens.h"

// Screens that exist only in a kiosk

static const FLASH struct kiosk_screen *const FLASH kiosk_screens[VENUE_SCREENS] = {
    [SCREEN_SPLASH] = &attract_screen,  [SCREEN_OPENING] = &opening_screen,
    [SCREEN_MORRA] = &morra_screen,     [SCREEN_OPERATOR] = &operator_screen,
    [SCREEN_SERVICE] = &service_screen, [SCREEN_MODULES] = &modules_screen,
};

static const FLASH struct kiosk_screen *screen_of(const struct ui *ui)
{
    return kiosk_screens[ui->screen];
}

static void view(const struct ui *ui, struct view *view)
{
    screen_of(ui)->show(ui, ui->venue, view);
}

static void enter(struct ui *ui)
{
    if (screen_of(ui)->begin)
        screen_of(ui)->begin(ui, ui->venue);
}

// Restarts the screen's waiting time if the screen is drawn again.
static enum screen_id wait_after(struct ui *ui, enum screen_id next)
{
    if (next == REDRAW)
        ui_restart_wait(ui);
    return next;
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    return screen_of(ui)->handle ? wait_after(ui, screen_of(ui)->handle(ui, ui->venue, key)) : STAY;
}

static enum screen_id tick(struct ui *ui)
{
    return screen_of(ui)->wait ? wait_after(ui, screen_of(ui)->wait(ui, ui->venue, ui->waited)) : STAY;
}

static const FLASH struct screen of_kiosk = {.view = view, .enter = enter, .press = press, .tick = tick};
static const FLASH struct screen of_match = {view, enter, press, tick, 0, SHOWS_MATCH};
static const FLASH struct screen of_keys = {view, enter, press, tick, 0, SHOWS_KEYS};

const FLASH struct screen *const FLASH screens[] = {
    [SCREEN_SPLASH] = &of_kiosk,   [SCREEN_OPENING] = &of_match, [SCREEN_MORRA] = &of_kiosk,
    [SCREEN_OPERATOR] = &of_kiosk, [SCREEN_SERVICE] = &of_keys,  [SCREEN_WHY] = &replies_screen,
    [SCREEN_MODULES] = &of_kiosk,
    SHARED_SCREENS(SCREEN_ROW) // screens of all boards
};

// The screen where the operator sets how the LED modules are mounted

static void show_modules(const struct ui *ui, const struct venue *venue, struct view *view)
{
    (void)ui;
    (void)venue;
    view->kind = VIEW_MODULES;
}

// RIGHT turns each module's picture, UP mirrors the picture, DOWN reverses the order of modules.
static enum screen_id turn_modules(struct ui *ui, struct venue *venue, uint8_t key)
{
    (void)ui;
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

const FLASH struct kiosk_screen modules_screen = {.show = show_modules, .handle = turn_modules};
