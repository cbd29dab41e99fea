// SPDX-License-Identifier: MIT
// Sets up a match at any position, for tests of the screens that have no board.
#pragma once

#include "ui/screens/move_message.h"
#include "ui/screens/setup.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h"
#include "ui/screens/ui.h"

// Begins a match of this game at this position, which is not over, with its parameters as settings. Against
// the machine a human begins.
static inline void place_match(const struct game *game, const struct position *position)
{
    const uint8_t id = (uint8_t)(game - games);

    ui.hints = 0;
    ui.retried = ui.asked = false;
    ui.settings.misere = game->misere && title_of(id - 1)->has_twin;
    ui.settings.game = id - ui.settings.misere;
    ui.settings.start = 0;
    ui.view.page = 0;
    if (!ui_two_players()) {
        ui.match.side[0] = HUMAN;
        ui.match.side[1] = ui.settings.level;
    }
    ui_set_up(false);
    if (ui.view.params == PARAM_K)
        ui.settings.k = position->k - 2;
    ui.match.position = *position;
    if (ui.custom_piles)
        ui_keep_piles();
    match_begin(&ui.match);
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui.view.keeps_places = ui.custom_piles;
    show_message(goal_message());
    ui_go(ui_next_turn());
}
