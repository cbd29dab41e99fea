// SPDX-License-Identifier: MIT
// What all screens with the board show: the position, and what the board tells below it.
#pragma once

#include "ui/screens/ui.h"

// Fills in the position of the match, the first `shows` changes of the chosen move as if they were played,
// and what the board tells.
enum { WHOLE_MOVE = 0xff };
void board_view(const struct ui *ui, struct view *view, uint8_t shows);

// Fills in the position of the match alone.
void position_view(const struct ui *ui, struct view *view);

// Sets what the parts and the heap of the view become by the first `shows` changes of a move: as if these
// were played.
void show_changes(struct view *view, const struct move *move, uint8_t shows);

// Plays a move, if it is one, in the position of the view.
void show_played(struct view *view, const struct move *move);

// Returns the message about what wins or loses the game of the settings. The board tells it for so long when
// a game begins.
enum { GOAL_MS = 2048 };
uint8_t goal_message(const struct ui *ui);

// Puts the parameters of the game into the numbers of the view: the first is max, or else the number of
// parts in a move, the second is K; of football they are m, L and r.
void show_parameters(const struct ui *ui, struct view *view);

// Sets the message and its first two numbers.
void show_message(struct view *view, uint8_t message, uint8_t first, uint8_t second);
