// SPDX-License-Identifier: MIT
// The match on the display: its start from the settings, its turns and its result.
#pragma once

#include "ui/screens/ui.h"

struct title;

// Returns the title of the game in the settings.
const FLASH struct title *ui_title(const struct ui *ui);

// Sets up the game and the start position that the settings choose. If `empty_piles` is false, leaves out
// empty custom piles.
void ui_set_up(struct ui *ui, bool empty_piles);

// Sets up start position `number`. Returns false if the game has no such position.
bool set_start(struct match *match, uint8_t number);

// Sets up the game of this row, with both sides WATCHED and texts in this language.
void ui_set_up_demonstration(struct ui *ui, uint8_t row, uint8_t language);

// Sets the level in the settings, and the machine's level in the match.
void ui_set_level(struct ui *ui, uint8_t level);

// Copies the piles of the position to settings.pile.
void keep_piles(struct settings *settings, const struct position *position);

// Starts a match, or Morra, from the settings. Returns the first screen. If the start position is refused,
// sets ui.refusal and returns STAY.
enum screen_id ui_start(struct ui *ui);

// Starts a new player's match against the machine at this level. `now` seeds random choices. `start` replaces
// settings.start if the game has that start position.
enum screen_id ui_start_against(struct ui *ui, uint8_t level, uint8_t start, uint16_t now);

// Highest level at which moves can be taken back
enum { PRACTICE_MAX = 2 };

// Chooses the first legal move, and selects its first part.
void ui_choose_first(struct ui *ui);

// Takes moves back to a human's turn. Returns false if no human had a turn before, or if the level is above
// PRACTICE_MAX.
bool ui_undo(struct ui *ui);

// Returns the screen for the player whose turn it is.
enum screen_id ui_next_turn(const struct ui *ui);

// On the human's turn: true if the key changes or plays the chosen move.
bool play_responds(const struct ui *ui, uint8_t key);

// Plays the chosen move and returns the next screen. If the move is illegal, begins the turn again.
enum screen_id ui_play(struct ui *ui);

// Sets the sound of the result. Counts the match, unless it is a retry. `level` is counted from 0.
void result_note(struct ui *ui, uint8_t level, bool won);

// Shows how many games were won and played at the chosen level, and the longest run of wins.
void result_show(const struct ui *ui, struct view *view);

// Forgets what result_show() shows.
void result_forget(const struct ui *ui);
