// SPDX-License-Identifier: MIT
// Entering a move by keys, as choices (rules.h): parts, and an allowed number for each.
#pragma once

#include "ui/screens/screen.h"

// Takes a key other than OK. LEFT and RIGHT choose a part, UP and DOWN its number; with one heap LEFT and
// RIGHT are large steps; on a graph UP and DOWN show the arrows of each vertex until a token is chosen. Keeps
// ui.move a legal move or none. False if the move would touch too many piles.
bool ui_choose(uint8_t key);

// True if ui_choose would change anything with this key. Takes as long as ui_choose.
bool ui_would_choose(uint8_t key);

// Returns the largest number for a part; 0: none.
uint8_t ui_number_max(uint8_t part);

// Returns the most choices of a move.
uint8_t ui_choices_max(void);

// Returns the number of the selected part in ui.move; 0: none.
uint8_t ui_number(void);

// Selects the part of this change of ui.move, or BOTH_PILES where it changes both.
void ui_select(uint8_t change);
