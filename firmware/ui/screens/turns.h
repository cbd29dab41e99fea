// SPDX-License-Identifier: MIT
// The match on the display: its start from the settings, its turns and its result.
#pragma once

#include "ui/screens/ui.h"

struct title;

// Returns the title of the game in the settings.
const FLASH struct title *ui_title(const struct ui *ui);

// Sets up game and start position from the settings. If `empty_piles` is false, leaves out empty piles.
void ui_set_up(struct ui *ui, bool empty_piles);

// Sets up start position `number`. Returns false if the game has fewer start positions.
bool set_start(struct match *match, uint8_t number);

// Sets up a game to watch. The machine plays both sides (WATCHED).
void ui_set_up_demonstration(struct ui *ui, uint8_t row);

// Sets the level in the settings, and the machine's level in the match.
void ui_set_level(struct ui *ui, uint8_t level);

// Copies the position's piles to the settings.
void keep_piles(struct settings *settings, const struct position *position);

// Starts a match or Morra. Returns the first screen, or STAY after a refusal (ui.refusal).
enum screen_id ui_start(struct ui *ui);

// Starts a new player's match against the machine. `now` seeds random choices.
enum screen_id ui_start_against(struct ui *ui, uint8_t level, uint8_t start, uint16_t now);

// highest level at which a player can undo moves
enum { PRACTICE_MAX = 2 };

// Chooses the first legal move, and selects the first part that changes.
void ui_choose_first(struct ui *ui);

// Goes back to a human's previous turn. Returns false if nothing can be undone.
bool ui_undo(struct ui *ui);

// Returns true if it is a human's turn.
static inline bool ui_human_moves(const struct ui *ui)
{
    return match_player(&ui->match) == HUMAN;
}

// Returns the screen for the player whose turn it is.
enum screen_id ui_next_turn(const struct ui *ui);

// Returns true if the key changes or plays the human's move.
bool play_responds(const struct ui *ui, uint8_t key);

// Plays the chosen move and returns the next screen. If the move is illegal, begins the turn again.
enum screen_id ui_play(struct ui *ui);

// Sets the sound of the result. Counts the match unless the human has retried.
void result_note(struct ui *ui, uint8_t level, bool won);

// Shows the games won and played at the chosen level.
void result_show(const struct ui *ui, struct view *view);

// Deletes the counts that result_show() shows.
void result_forget(const struct ui *ui);
