// SPDX-License-Identifier: MIT
// From the settings to a start position.
#pragma once

#include "ui/screens/ui.h"

// Sets the game and the start position of the settings in the match. Empty piles that the human
// has set stay with `empty_piles`, else are left out.
void ui_set_up(struct ui *ui, bool empty_piles);

// Sets the start position of the game with this number; false if there is none (game_start).
bool ui_set_start(struct ui *ui, uint8_t number);

// Chooses the game of this row of the titles, with its first settings, to be played by the machine alone
// (WATCHED), and sets it up.
void ui_set_up_demonstration(struct ui *ui, uint8_t row);

// Sets the level in the settings and of the machine in the match.
void ui_set_level(struct ui *ui, uint8_t level);

// Copies the piles of the position to those that the human sets.
void ui_keep_piles(struct ui *ui);
