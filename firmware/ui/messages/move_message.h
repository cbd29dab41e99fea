// SPDX-License-Identifier: MIT
// The messages that depend on the game, with their numbers.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Shows what ui.move does to the selected part: what the human has chosen, or what the machine plays.
void show_move_message(bool machine);

// Shows whose turn it is.
void show_turn_message(void);

// Shows what wins or loses the game.
void show_goal_message(void);

// Shows a label or the rules, with the parameters of the game as numbers: the first is max, or else the
// number of parts in a move, the second is K.
void show_game_message(uint8_t message);
