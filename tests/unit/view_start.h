// SPDX-License-Identifier: MIT
// A start of a game in ui.view, for the tests of pictures.
#pragma once

#include "game/games.h" // the table
#include "ui/screens/screen.h"

// Shows a start of the game with this move; selects a part.
static void view_start(uint8_t row, uint8_t start, uint8_t kind, uint8_t selected, struct move move)
{
    game_start(&games[row], start, &ui.match.position);
    ui.move = move;
    ui.view = (struct view){.kind = kind,
                            .shape = games[row].shape,
                            .params = games[row].params,
                            .selected = selected,
                            .shows_move = WHOLE_MOVE,
                            .position = &ui.match.position};
}
