// SPDX-License-Identifier: MIT
// Piles: amounts stay on as many of them as a move may touch.
#include "ui/ui.h"

// Round the ends; from no part the first one or the last one.
void ui_select(struct ui *ui, bool right)
{
    const uint8_t last = ui->position.count - 1;
    const uint8_t part = ui->view.selected;
    if (right)
        ui->view.selected = part >= last ? 0 : part + 1;
    else
        ui->view.selected = part == 0 || part == NO_PART ? last : part - 1;
}

// Where the move takes from the pile.
static struct change *taking_from(struct ui *ui, uint8_t pile)
{
    for (uint8_t i = 0; i < ui->move.count; i++)
        if (ui->move.change[i].part == pile && ui->move.change[i].becomes < ui->position.part[pile])
            return &ui->move.change[i];
    return 0;
}

// What the pile becomes when the next larger or smaller legal amount is taken from it than leaves *becomes.
// Returns how many piles that changes: 2 if what is taken goes to the pile before, 0 if there is no such
// amount.
static uint8_t step(const struct ui *ui, uint8_t pile, bool more, part_t *becomes)
{
    struct position alone = ui->position;
    alone.count = pile + 1;
    for (uint8_t i = 0; i < pile; i++)
        alone.part[i] = 0;
    const part_t now = *becomes;
    struct move move = {0};
    uint8_t changed = 0;
    while (ui->view.game->next(&alone, &move)) {
        const part_t left = move.change[0].becomes;
        if (more ? left < now : left > now) {
            changed = move.count;
            *becomes = left;
        }
        if (left < now || (left == now && !more))
            break;
    }
    return changed;
}

static void take_nothing_from(struct ui *ui, struct change *change)
{
    if (ui->position.k == 1)
        ui_no_move(ui);
    else
        *change = ui->move.change[--ui->move.count];
}

bool ui_take(struct ui *ui, bool more)
{
    const uint8_t pile = ui->view.selected;
    const part_t stones = ui->position.part[pile];
    struct change *change = taking_from(ui, pile);
    part_t becomes = change ? change->becomes : stones;
    const uint8_t changed = step(ui, pile, more, &becomes);
    if (!changed) {
        if (!more && change)
            take_nothing_from(ui, change);
        return true;
    }
    if (!change) {
        if (ui->move.count >= ui->position.k) {
            if (ui->position.k > 1)
                return false;
            ui_no_move(ui);
        }
        change = &ui->move.change[ui->move.count++];
    }
    *change = (struct change){pile, becomes};
    if (changed == 2) {
        const part_t gets = ui->position.part[pile - 1] + (stones - becomes);
        ui->move.change[1] = (struct change){pile - 1, gets};
        ui->move.count = 2;
    }
    return true;
}
