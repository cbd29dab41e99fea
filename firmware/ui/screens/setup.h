// SPDX-License-Identifier: MIT
// From the settings to a start position.
#pragma once

#include "ui/screens/ui.h"

// Puts the game and the start position of the settings into the match. `empty_piles`: empty piles among those
// that the human has set stay; otherwise they are left out.
void ui_set_up(struct ui *ui, bool empty_piles);

// Sets the start position of the game with this number; false if there is none (game_start).
bool ui_set_start(struct ui *ui, uint8_t number);

// Sets up the game of this row with its first settings. The machine plays both sides (WATCHED).
void ui_set_up_demonstration(struct ui *ui, uint8_t row);

// Sets the level in the settings, and that of the machine in the match.
void ui_set_level(struct ui *ui, uint8_t level);

// Copies the piles of the position to the human's own ones in the settings.
void ui_keep_piles(struct ui *ui);
