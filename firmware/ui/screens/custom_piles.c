// SPDX-License-Identifier: MIT
// The human sets the piles of the start position, up to PART_MAX stones each.
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/turns.h" // starts the game

static void view(const struct ui *ui, struct view *view)
{
    position_view(ui, view);
    view->places = 0; // draws the piles as numbers, not stone by stone
    view->selected = ui->state.pile;
    view->message = ui->refusal ? ui->refusal : MSG_SET_PILES;
}

static void enter(struct ui *ui)
{
    ui_no_move(ui);
    ui->state.pile = 0;
    ui_set_up(ui, true);
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    struct position *const position = &ui->match.position;
    if (key == KEY_OK) {
        keep_piles(&ui->settings, position);
        const enum screen_id next = ui_start(ui);
        if (next == STAY)
            ui_set_up(ui, true);
        return next;
    }
    uint8_t *const pile = &ui->state.pile;
    part_t *const stones = &position->part[*pile];
    if (key == KEY_UP || key == KEY_DOWN)
        *stones = ui_ring(*stones, PART_MAX, UI_STEP(key));
    else
        *pile = ui_ring(*pile, position->count - 1, UI_STEP(key));
    ui->refusal = NO_MESSAGE;
    return REDRAW;
}

const FLASH struct screen custom_piles_screen = {.view = view, .enter = enter, .press = press};
