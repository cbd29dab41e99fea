// SPDX-License-Identifier: MIT
// The messages that depend on the game. Each shows one, with its numbers.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// What ui.move does to the selected part; as what the human is about to do, or what the machine does.
void show_move_message(bool machine);

// Whose turn it is.
void show_turn_message(void);

// What wins or loses.
void show_goal_message(void);

// A label or the rules: with the first number of the game, how many may be taken or chosen at a time, and the
// second one, if it has any.
void show_game_message(uint8_t message);
