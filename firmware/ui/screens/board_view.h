// SPDX-License-Identifier: MIT
// The view of all screens with a board: the position, and the message below it.
#pragma once

#include "ui/screens/ui.h"

enum { WHOLE_MOVE = 0xff };

// Fills in position and message, with the first `shows` changes of the chosen move.
void board_view(const struct ui *ui, struct view *view, uint8_t shows);

// Fills in the view like board_view(), but without the chosen move.
void board_view_without_move(const struct ui *ui, struct view *view);

// Fills in the position of the match, without a move or message.
void position_view(const struct ui *ui, struct view *view);

// Sets view.after and view.left to the position after the first `shows` changes.
void show_changes(struct view *view, const struct move *move, uint8_t shows);

// If a move is chosen, plays the move in view.position.
void show_played(const struct ui *ui, struct view *view);

// time in ms for which a new game shows the goal
enum { GOAL_MS = 2048 };

// Returns the message that says what wins or loses the game.
uint8_t goal_message(const struct ui *ui);

// Writes the game's parameters into view.number.
void show_parameters(const struct match *match, struct view *view);

// Shows the first `count` parts of view.position as piles.
void show_as_piles(struct view *view, uint8_t count);

// Sets the view's message and the first two numbers of the message.
void show_numbers(struct view *view, uint8_t message, uint8_t first, uint8_t second);
