// SPDX-License-Identifier: MIT
// The match on the display: from its start, turn by turn, to its result.
#pragma once

#include "ui/screens/screen.h"

// Begins a match as in the settings, between the sides of ui.match, or Morra, and returns the screen. If the
// start position is refused, shows the reason and returns STAY.
enum screen_id ui_start(void);

// As ui_start, for a human against a machine of this level, with the game that is set up. Takes the start
// position of this number, or START_RANDOM, if the game has it, else that of the settings.
enum screen_id ui_start_against(uint8_t level, uint8_t start);

// In practice, which is at the levels up to PRACTICE_MAX and between two players: takes moves back until it
// is a human's turn again. Otherwise, or if there is no such turn, returns false.
enum { PRACTICE_MAX = 2 };
bool ui_undo(void);

// Returns the screen of the side to move.
enum screen_id ui_next_turn(void);

// Plays ui.move and returns the screen of the next turn or of the end. A move that the rules forbid is
// dropped, and the same side's turn begins again.
enum screen_id ui_play(void);
