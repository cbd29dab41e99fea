// SPDX-License-Identifier: MIT
// The rules during a match, from their first page on: DOWN or OK turns on, UP back; LEFT, RIGHT and turning
// beyond the first or last page lead back to the board, as does OK held, which asks for a hint there.
#include "ui/screens/shared_screens.h"

#include "ui/screens/move_message.h" // pages
#include "ui/screens/titles.h"

static void enter(void)
{
    view_leave_board();
    show_game_message(title_rules(title_of(ui.settings.game)));
    ui.view.kind = VIEW_RULES;
    ui.view.page = 0;
    turn_page(1);
}

static enum screen_id go_back(void)
{
    view_return_to_board();
    show_message(MSG_NOTHING_CHOSEN);
    return SCREEN_PLAY;
}

static enum screen_id turn(int8_t step)
{
    turn_page(step);
    return ui.view.page ? STAY : go_back();
}

static enum screen_id press(uint8_t key)
{
    if (key == KEY_OK)
        return STAY;
    if (key == KEY_UP || key == KEY_DOWN)
        return turn(-UI_STEP(key));
    return go_back();
}

static enum screen_id act(struct event event)
{
    if (event.key != KEY_OK)
        return STAY;
    if (event.action == KEY_TAP)
        return turn(1);
    return go_back();
}

const FLASH struct screen rules_screen = {.enter = enter, .press = press, .act = act};
