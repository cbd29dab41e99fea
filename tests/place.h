// SPDX-License-Identifier: MIT
// The state of the screens for tests without a board, and a match at any position.
#pragma once

#include "ui/screens/board_view.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h"

static struct ui ui;

// Returns the current view. The next call overwrites the view.
static inline const struct view *look(void)
{
    static struct view view;

    ui_view(&ui, &view);
    return &view;
}

// Selects the game of this row of the table.
static inline void choose_row(uint8_t row)
{
    ui.settings.misere = games[row].misere && title_of(row - 1)->has_twin;
    ui.settings.game = row - ui.settings.misere;
}

// Starts a match at this position. The human moves first.
static inline void place_match(const FLASH struct game *game, const struct position *position)
{
    ui.hints = 0;
    ui.retried = ui.hold_stops = false;
    choose_row((uint8_t)(game - games));
    ui.settings.start = 0;
    if (!ui_two_players(&ui)) {
        ui.match.side[0] = HUMAN;
        ui.match.side[1] = ui.settings.level;
    }
    ui_set_up(&ui, false);
    if (game->params == PARAM_K)
        ui.settings.k = position->k - 2;
    ui.match.position = *position;
    if (title_of(ui.settings.game)->custom_piles)
        keep_piles(&ui.settings, &ui.match.position);
    match_begin(&ui.match);
    ui_no_move(&ui);
    ui_tell(&ui, TOLD_GOAL);
    ui_go(&ui, ui_next_turn(&ui));
}
