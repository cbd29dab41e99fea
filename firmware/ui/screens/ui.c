// SPDX-License-Identifier: MIT
#include "ui/screens/ui.h"

#include "display.h" // DISPLAY_SEEN_MS
#include "ui/screens/shared_screens.h"
#include "ui/screens/setup.h" // the first position
#include "ui/screens/sound.h" // a key without effect

void ui_go(enum screen_id next)
{
    if (next == STAY)
        return;
    const FLASH struct screen *const row = screens[next];
    ui.screen = next;
    ui.pressed = KEY_NONE;
    ui.thinking = false;
    ui.is_unread = false;
    ui.waited = 0;
    ui.changed = true;
    ui.row = row;
    if (row->enter)
        row->enter();
}

void ui_init(uint16_t now)
{
    ui = (struct ui){.now = now, .settings.level = LEVEL_NEWCOMER};
    ui.match.side[0] = HUMAN;
    ui.match.side[1] = LEVEL_NEWCOMER;
    ui_set_up(false);
    ui_keep_piles();
    ui_go(SCREEN_SPLASH);
}

// Returns where the event leads; its key went down on this screen. On SCREEN_PLAY RIGHT does not repeat.
static enum screen_id handle(const struct ui *state, struct event event)
{
    const bool plays = state->screen == SCREEN_PLAY, is_right = event.key == KEY_RIGHT;
    if (event.action == KEY_TAP || event.action == KEY_HOLD)
        return state->row->act ? state->row->act(event) : STAY;
    if (event.action == KEY_REPEAT && (event.key >= KEY_LEFT || (plays && is_right)))
        return STAY;
    return state->row->press ? state->row->press(event.key) : STAY;
}

// To the menu; in a match under way only if LEFT is held twice, on the board.
static enum screen_id leave(struct ui *state)
{
    if (state->screen == SCREEN_RULES)
        return state->row->press(KEY_LEFT);
    const bool plays = state->screen >= SCREEN_PLAY && state->screen <= SCREEN_REPLY;
    if (!plays || !ui.match.at || state->asked)
        return SCREEN_MENU;
    state->asked = true;
    show_message(MSG_STOP);
    return STAY;
}

// Passes an event to the screen. A key that is held and so leads to the board acts there, too.
static void pass(struct event event)
{
    const enum screen_id next = handle(&ui, event);
    ui_go(next);
    if (event.action == KEY_HOLD && next == SCREEN_PLAY)
        ui_go(handle(&ui, event));
}

bool ui_event(struct event event, uint16_t now)
{
    ui.changed = false;
    if (ui.is_unread)
        return false;
    if (event.action == KEY_PRESS) {
        ui.pressed = event.key;
        ui.random += now;
        if (event.key != KEY_LEFT)
            ui.asked = false;
    }
    if (event.key == KEY_LEFT && event.action == KEY_HOLD)
        ui_go(leave(&ui));
    else if (event.key == ui.pressed)
        pass(event);
    if (event.action == KEY_PRESS && !ui.changed)
        sound_set(SOUND_CLICK);
    return ui.changed;
}

bool ui_tick(uint16_t now)
{
    const FLASH struct screen *const screen = ui.row;
    ui.changed = false;
    ui.waited += (uint8_t)(now - ui.now);
    ui.now = now;
    if (ui.waited >= DISPLAY_SEEN_MS)
        ui.is_unread = false;
    // A bit of these may have flipped.
    if (ui.screen != SCREEN_WHY)
        ui.view.position = &ui.match.position;
    if (ui.screen == SCREEN_PLAY)
        ui.view.kind = VIEW_BOARD;
    if (screen->tick)
        ui_go(screen->tick());
    return ui.changed;
}

const struct match *ui_shown_match(void)
{
    return ui.screen >= SCREEN_OPENING && ui.screen <= SCREEN_RESULT ? &ui.match : 0;
}
