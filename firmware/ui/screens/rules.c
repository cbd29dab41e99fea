// SPDX-License-Identifier: MIT
// The rules during a match, from their first page on: DOWN or OK turns on, UP back; LEFT, RIGHT and turning
// beyond the first or last page lead back to the board.
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

static enum screen_id press(uint8_t key)
{
    if (key == KEY_OK || key == KEY_DOWN)
        turn_page(1);
    else if (key == KEY_UP)
        turn_page(-1);
    else
        ui.view.page = 0;
    if (ui.view.page)
        return STAY;
    view_return_to_board();
    show_message(MSG_NOTHING_CHOSEN);
    return SCREEN_PLAY;
}

const FLASH struct screen rules_screen = {.enter = enter, .press = press};
