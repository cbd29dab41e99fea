// SPDX-License-Identifier: MIT
// From the settings to a start position.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets the game and the start position of the settings in ui.match and ui.view. Empty piles that the human
// has set stay with `empty_piles`, else are left out.
void ui_set_up(bool empty_piles);

// Sets the start position of the game with this number; false if there is none (game_start).
bool ui_set_start(uint8_t number);

// Chooses the game of this row of the titles, with its first settings, to be played by the machine alone
// (WATCHED), and sets it up.
void ui_set_up_demonstration(uint8_t row);

// Sets the level in the settings and of the machine in ui.match.
void ui_set_level(uint8_t level);

// Copies the piles of the position to ui.start, the piles that the human sets.
void ui_keep_piles(void);
