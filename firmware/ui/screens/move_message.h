// SPDX-License-Identifier: MIT
// The messages that depend on the game, with their numbers.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Shows what ui.move does to the selected part: what the human has chosen, or what the machine plays.
// Without a selection: the arrows of the vertex of the view.
void show_move_message(bool machine);

// Shows whose turn it is.
void show_turn_message(void);

// Returns the message about what wins or loses the game of the settings, to be shown for so long when a game
// begins.
enum { GOAL_MS = 2048 };
uint8_t goal_message(void);

// Shows a message with the parameters of the game as numbers: the first is max, or else the number of parts
// in a move, the second is K; of football they are m, L and r.
void show_game_message(uint8_t message);

// Turns the rules that are shown by a page, 1 on or -1 back. Page 0 comes after the last one, and there is
// none before it.
void turn_page(int8_t step);
