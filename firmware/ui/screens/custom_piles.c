// SPDX-License-Identifier: MIT
// The human sets the piles of the start position, of up to PART_MAX stones each.
#include "ui/screens/custom_piles.h"

#include "ui/screens/setup.h"
#include "ui/screens/turns.h" // starts the game

static void enter(void)
{
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui_set_places(false);
    ui.view.selected = 0;
    ui_set_up(true);
    show_message(MSG_SET_PILES);
}

static enum screen_id press(uint8_t key)
{
    uint8_t *selected = &ui.view.selected;
    const int8_t step = UI_STEP(key);
    if (key == KEY_OK) {
        ui_keep_piles();
        const enum screen_id next = ui_start();
        if (next == STAY)
            ui_set_up(true);
        return next;
    }
    if (key == KEY_LEFT || key == KEY_RIGHT) {
        *selected = ui_ring(*selected, ui.match.position.count - 1, step);
    } else {
        part_t *pile = &ui.match.position.part[*selected];
        *pile = ui_ring(*pile, PART_MAX, step);
    }
    show_message(MSG_SET_PILES);
    return STAY;
}

const FLASH struct screen custom_piles_screen = {.enter = enter, .press = press};
