// SPDX-License-Identifier: MIT
#include "ui/screens/view.h"

#include "ui/screens/screen.h" // the move

static struct view board;

void view_leave_board(void)
{
    board = ui.view;
}

void view_return_to_board(void)
{
    ui.view = board;
    ui.view.shows_move = WHOLE_MOVE;
    ui.changed = true;
}

const struct view *view_of_board(void)
{
    return &board;
}

part_t ui_after(uint8_t part)
{
    const struct change *change = ui.move.change;
    for (uint8_t i = 0; i < ui.view.shows_move && i < ui.move.count; i++, change++)
        if (change->part == part)
            return change->becomes;
    return ui.view.position->part[part];
}
