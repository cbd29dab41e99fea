// SPDX-License-Identifier: MIT
// From the settings to a start position.
#pragma once

#include <stdbool.h>

// Sets the game and position that the settings ask for, in ui.match and ui.view; of piles set by the human,
// empty ones may stay or not.
void ui_set_up(bool empty_piles);

// Keeps the piles of the position as those that the human sets, in ui.start.
void ui_keep_piles(void);
