// SPDX-License-Identifier: MIT
// A start position of one's own: piles of up to PART_MAX stones.
#include "ui/screens/ui.h"

static void show(uint8_t message)
{
    ui_set_up(true);
    show_message(message);
}

static void enter(void)
{
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui.view.places = 0;
    ui.view.selected = 0;
    show(MSG_SET_PILES);
}

static void press(uint8_t key)
{
    uint8_t *selected = &ui.view.selected;
    const int8_t step = UI_STEP(key);
    if (key == KEY_OK) {
        ui_keep_piles();
        const uint8_t why_not = ui_start_game();
        if (why_not)
            show(why_not);
        return;
    }
    if (key == KEY_LEFT || key == KEY_RIGHT) {
        *selected = ui_ring(*selected, ui.position.count - 1, step);
    } else {
        part_t *pile = &ui.position.part[*selected];
        *pile = ui_ring(*pile, PART_MAX, step);
    }
    show_message(MSG_SET_PILES);
}

const FLASH struct screen own_screen = {enter, press, 0};
