// SPDX-License-Identifier: MIT
// The result of the match; then the same game again or the menu.
#include "ui/screens/result.h"

#include "ui/screens/turns.h" // again

bool result_is_won(void)
{
    return ui.view.message == MSG_YOU_WIN;
}

static void enter(void)
{
    enum result result;
    do
        result = match_result(&ui.match);
    while (result == RESULT_PENDING);
    if (result == NOBODY_WON)
        ui.view.message = MSG_A_DRAW;
    else if (ui_two_players())
        show_message_with(MSG_PLAYER_WINS, 1 + result - FIRST_WON, 0);
    else
        ui.view.message = ui.match.side[result - FIRST_WON] == HUMAN ? MSG_YOU_WIN : MSG_BOUTON_WINS;
    ui.view.kind = VIEW_TITLE;
    ui.view.second = MSG_AGAIN_OR_MENU;
}

static enum screen_id press(uint8_t key)
{
    if (key == KEY_OK)
        return ui_start();
    return key == KEY_LEFT ? SCREEN_MENU : STAY;
}

const FLASH struct screen result_screen = {.enter = enter, .press = press};
