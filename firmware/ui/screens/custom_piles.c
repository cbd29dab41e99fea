// SPDX-License-Identifier: MIT
// The human sets the piles of the start position, of up to PART_MAX stones each.
#include "ui/screens/shared_screens.h"

#include "ui/screens/setup.h"
#include "ui/screens/turns.h" // starts the game

static void enter(void)
{
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui.view.keeps_places = false;
    ui.view.selected = 0;
    ui_set_up(true);
    show_message(MSG_SET_PILES);
}

static enum screen_id press(uint8_t key)
{
    if (key == KEY_OK) {
        ui_keep_piles();
        const enum screen_id next = ui_start();
        if (next == STAY)
            ui_set_up(true);
        return next;
    }
    part_t *changing = &ui.view.selected;
    uint8_t last = ui.match.position.count - 1;
    if (key == KEY_UP || key == KEY_DOWN) {
        changing = &ui.match.position.part[*changing];
        last = PART_MAX;
    }
    *changing = ui_ring(*changing, last, UI_STEP(key));
    show_message(MSG_SET_PILES);
    return STAY;
}

const FLASH struct screen custom_piles_screen = {.enter = enter, .press = press};
