// SPDX-License-Identifier: MIT
// Sets up games and start positions from the settings.
#pragma once

#include "ui/screens/ui.h"

// Puts the game and start position of the settings into the match. Without `empty_piles`, removes custom
// piles that are empty.
void ui_set_up(struct ui *ui, bool empty_piles);

// Sets the start position with this number. Returns false if there is none.
bool ui_set_start(struct ui *ui, uint8_t number);

// Sets up the game of this row, with both sides WATCHED.
void ui_set_up_demonstration(struct ui *ui, uint8_t row);

// Sets the level in the settings and of the machine in the match.
void ui_set_level(struct ui *ui, uint8_t level);

// Copies the piles of the position to settings.pile.
void ui_keep_piles(struct ui *ui);
