// SPDX-License-Identifier: MIT
// The name of the thing, until a key is pressed.
#include "ui/ui.h"

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui->view.kind = VIEW_TITLE;
    ui->view.word = WORD_TITLE;
    ui->view.second = WORD_PRESS_OK;
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    if (event.action == KEY_PRESS)
        ui_show(ui, &menu_screen, now);
}

const FLASH struct screen splash_screen = {enter, event, 0};
