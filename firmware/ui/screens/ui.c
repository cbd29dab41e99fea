// SPDX-License-Identifier: MIT
#include "ui/screens/ui.h"

#include "display.h"          // DISPLAY_SEEN_MS
#include "ui/screens/turns.h" // the first position

static const FLASH struct screen *screen_of(const struct ui *ui)
{
    return screens[ui->screen];
}

bool ui_is(const struct ui *ui, enum trait trait)
{
    return screen_of(ui)->traits & trait;
}

void ui_go(struct ui *ui, enum screen_id next)
{
    if (next == STAY)
        return;
    ui->changed = true;
    if (next == REDRAW)
        return;
    ui->screen = next;
    ui->pressed = KEY_NONE;
    ui->thinking = false;
    ui->is_unread = false;
    ui->says_stop = false;
    ui_restart_wait(ui);
    const FLASH struct screen *const screen = screen_of(ui);
    if (screen->enter)
        screen->enter(ui);
}

void ui_init(struct ui *ui, struct venue *venue, uint16_t now)
{
    ui->now = now;
    ui->venue = venue;
    ui->match.side[0] = HUMAN;
    ui_set_level(ui, LEVEL_NEWCOMER);
    ui_set_up(ui, false);
    keep_piles(&ui->settings, &ui->match.position);
    ui_go(ui, SCREEN_SPLASH);
}

// Calls the current screen's function for a key event.
static enum screen_id handle(struct ui *ui, struct event event)
{
    const FLASH struct screen *const screen = screen_of(ui);
    const bool is_held = event.key == KEY_RIGHT && screen->traits & RIGHT_IS_HELD;
    if (event.action == KEY_TAP || event.action == KEY_HOLD)
        return screen->act ? screen->act(ui, event) : STAY;
    if (event.action == KEY_REPEAT && (event.key >= KEY_LEFT || is_held))
        return STAY;
    return screen->press ? screen->press(ui, event.key) : STAY;
}

// Returns the screen to which holding LEFT leads. A match first asks whether to stop.
static enum screen_id leave(struct ui *ui)
{
    const FLASH struct screen *const screen = screen_of(ui);
    if (screen->traits & LEFT_GOES_BACK)
        return screen->press(ui, KEY_LEFT);
    if (!(screen->traits & ASKS_TO_STOP) || !ui->match.at || ui->hold_stops)
        return SCREEN_MENU;
    ui->hold_stops = ui->says_stop = true;
    return REDRAW;
}

// Passes an event to the current screen. A hold may also act on the screen that the hold opens.
static void pass(struct ui *ui, struct event event)
{
    const enum screen_id next = handle(ui, event);
    ui_go(ui, next);
    if (event.action == KEY_HOLD && ui_is(ui, HOLD_ACTS_AT_ONCE) && next > REDRAW)
        ui_go(ui, handle(ui, event));
}

bool ui_event(struct ui *ui, struct event event, uint16_t now)
{
    ui->changed = false;
    if (ui->is_unread)
        return false;
    if (event.action == KEY_PRESS) {
        ui->pressed = event.key;
        ui->random += now;
        ui->says_stop = false;
        if (event.key != KEY_LEFT)
            ui->hold_stops = false;
    }
    if (event.key == KEY_LEFT && event.action == KEY_HOLD)
        ui_go(ui, leave(ui));
    else if (event.key == ui->pressed) // ignores keys that went down on an earlier screen
        pass(ui, event);
    if (event.action == KEY_PRESS && !ui->changed)
        ui_sound(ui, SOUND_CLICK);
    return ui->changed;
}

bool ui_tick(struct ui *ui, uint16_t now)
{
    const FLASH struct screen *const screen = screen_of(ui);
    const uint8_t elapsed = now - ui->now;
    ui->changed = false;
    ui->elapsed = elapsed;
    ui->waited += elapsed;
    ui->now = now;
    if (ui_has_waited(ui, DISPLAY_SEEN_MS))
        ui->is_unread = false;
    if (screen->tick)
        ui_go(ui, screen->tick(ui));
    return ui->changed;
}

void ui_view(const struct ui *ui, struct view *view)
{
    *view = (struct view){.language = ui->language, .selected = NO_PART, .vertex = NO_PART};
    const FLASH struct screen *const screen = screen_of(ui);
    screen->view(ui, view);
    if (ui->says_stop) {
        view->message = MSG_STOP;
        view->turn = NO_TURN;
    }
}

const struct match *ui_shown_match(const struct ui *ui)
{
    return ui_is(ui, SHOWS_MATCH) ? &ui->match : 0;
}
