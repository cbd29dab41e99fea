// SPDX-License-Identifier: MIT
// The messages that depend on the shape of the game. Each shows one, with its numbers.
#pragma once

#include <stdbool.h>

// What ui.move does to the selected part; as what the human is about to do, or what the machine does.
void show_move_message(bool machine);

// Whose turn it is.
void show_turn_message(void);

// What wins or loses.
void show_goal_message(void);
