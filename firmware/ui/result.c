// SPDX-License-Identifier: MIT
// Who won, as the view's word says; then the same game again or the menu.
#include "ui/ui.h"

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui->view.kind = VIEW_TITLE;
    ui->view.second = WORD_AGAIN_OR_MENU;
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    if (event.action != KEY_PRESS)
        return;
    if (event.key == KEY_OK)
        ui_start_game(ui, now);
    else if (event.key == KEY_LEFT)
        ui_show(ui, &menu_screen, now);
}

const FLASH struct screen result_screen = {enter, event, 0};
