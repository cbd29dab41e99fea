// SPDX-License-Identifier: MIT
#include "ui/screens/ui.h"

#include "game/in_register.h"
#include "ui/screens/play.h"  // keys that are held
#include "ui/screens/setup.h" // the first position
#include "ui/screens/sound.h" // a key without effect

// At least eight moves of the match can be taken back, and 32 with four piles.
enum { LOG_BYTES = (TEACHES ? 8 : 1) * LOG_MOVE_MAX };
static uint8_t match_log[LOG_BYTES];

enum { NEWCOMER = 2 }; // the level at first

void ui_go(enum screen_id next)
{
    if (next == STAY)
        return;
    const FLASH struct screen *const row = screens[next];
    struct ui *const state = IN_REGISTER(&ui);
    state->screen = next;
    state->pressed = KEY_NONE;
    state->thinking = false;
    state->waited = 0;
    state->changed = true;
    state->row = row;
    if (row->enter)
        row->enter();
}

void ui_init(bool watchdog_reset, uint16_t now)
{
    ui = (struct ui){.now = now,
                     .match = {.side = {HUMAN, NEWCOMER},
                               .log = match_log,
                               .log_bytes = sizeof match_log,
                               .kept_max = UINT8_MAX}};
    ui.settings.level = NEWCOMER;
    ui_set_up(false);
    ui_keep_piles();
    ui_go(SCREEN_SPLASH);
    if (!KIOSK && watchdog_reset)
        ui.view.second = MSG_WATCHDOG;
}

// Passes an event to the screen; its key went down on this screen. On SCREEN_PLAY RIGHT does not repeat.
static enum screen_id handle(struct event event)
{
    const bool acts =
        ui.screen == SCREEN_PLAY && (event.key == KEY_OK || (TEACHES && event.key == KEY_RIGHT));
    if (event.action == KEY_PRESS || (event.action == KEY_REPEAT && event.key < KEY_LEFT && !acts))
        return ui.row->press ? ui.row->press(event.key) : STAY;
    if (acts && event.action != KEY_REPEAT && (event.key == KEY_OK || event.action == KEY_HOLD))
        return play_act(event);
    return STAY;
}

// To the menu; in a match under way only if LEFT is held twice.
static enum screen_id leave(void)
{
    const bool plays = ui.screen >= SCREEN_PLAY && ui.screen <= SCREEN_REPLY;
    if (!TEACHES || !plays || ui.match.back == ui.match.kept || ui.asked)
        return SCREEN_MENU;
    ui.asked = true;
    show_message(MSG_STOP);
    return STAY;
}

bool ui_event(struct event event, uint16_t now)
{
    struct ui *const state = IN_REGISTER(&ui);
    state->changed = false;
    if (event.action == KEY_PRESS) {
        state->pressed = event.key;
        state->random += now;
        if (event.key != KEY_LEFT)
            state->asked = false;
    }
    if (event.key == KEY_LEFT && event.action == KEY_HOLD)
        ui_go(leave());
    else if (event.key == state->pressed)
        ui_go(handle(event));
    if (SOUNDS && event.action == KEY_PRESS && !state->changed)
        sound_set(SOUND_CLICK);
    return state->changed;
}

bool ui_tick(uint16_t now)
{
    struct ui *const state = IN_REGISTER(&ui);
    const FLASH struct screen *const screen = state->row;
    state->changed = false;
    state->waited += (uint8_t)(now - state->now);
    state->now = now;
    if (screen->tick)
        ui_go(screen->tick());
    return ui.changed;
}
