// SPDX-License-Identifier: MIT
// A view for tests of pictures, of any position or of a game's start position.
#pragma once

#include "game/games.h" // the table
#include "ui/screens/board_view.h"

static struct view view;

// Makes the view show the position after a move.
static void view_move(struct move move)
{
    show_changes(&view, &move, WHOLE_MOVE);
    view.has_move = game_is_move(&move);
}

// Shows a start position with a move and a selected part.
static inline void view_start(uint8_t row, uint8_t start, uint8_t kind, uint8_t selected, struct move move)
{
    view = (struct view){
        .kind = kind, .shape = games[row].shape, .params = games[row].params, .selected = selected};
    game_start(&games[row], start, &view.position);
    view_move(move);
}
