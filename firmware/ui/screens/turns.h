// SPDX-License-Identifier: MIT
// The match on the display: from the settings to its start, and from there, turn by turn, to its result.
#pragma once

#include "ui/screens/ui.h"

// Puts the game and the start position of the settings into the match. `empty_piles`: empty piles among those
// that the human has set stay; otherwise they are left out.
void ui_set_up(struct ui *ui, bool empty_piles);

// Sets the start position of the game with this number; false if there is none (game_start).
bool ui_set_start(struct ui *ui, uint8_t number);

// Sets up the game of this row with its first settings. The machine plays both sides (WATCHED).
void ui_set_up_demonstration(struct ui *ui, uint8_t row);

// Sets the level in the settings, and that of the machine in the match.
void ui_set_level(struct ui *ui, uint8_t level);

// Copies the piles of the position to the human's own ones in the settings.
void ui_keep_piles(struct ui *ui);

// Begins a match as in the settings, between the sides of the match, or Morra, and returns the screen. If the
// start position is refused, sets the reason (ui.refusal) and returns STAY.
enum screen_id ui_start(struct ui *ui);

// As ui_start, for a human against a machine of this level, with the game that is set up. Takes the start
// position of this number, or START_RANDOM, if the game has it, else that of the settings.
enum screen_id ui_start_against(struct ui *ui, uint8_t level, uint8_t start);

// In practice, which is at the levels up to PRACTICE_MAX and between two players: takes moves back until it
// is a human's turn again. Otherwise, or if there is no such turn, returns false.
enum { PRACTICE_MAX = 2 };
bool ui_undo(struct ui *ui);

// Returns the screen of the side to move.
enum screen_id ui_next_turn(const struct ui *ui);

// Plays the chosen move and returns the screen of the next turn or of the end. A move that the rules forbid
// is dropped, and the same side's turn begins again.
enum screen_id ui_play(struct ui *ui);

// Sets the sound of the end of a match, and counts it, each match once, also if it is taken up again after it
// was lost. `level`: at which its result is kept, from 0 on; `won`: by a human.
void result_note(struct ui *ui, uint8_t level, bool won);

// Returns the number of the record of the chosen game; 0: it has none, and is not counted.
uint8_t result_record(const struct ui *ui);

// Returns the level of the settings, from 0 on.
uint8_t result_level(const struct ui *ui);
