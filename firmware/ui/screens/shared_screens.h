// SPDX-License-Identifier: MIT
// Screens that all boards have.
#pragma once

#include "ui/screens/ui.h"

extern const FLASH struct screen menu_screen;         // settings and rules of a game
extern const FLASH struct screen custom_piles_screen; // the human sets the start piles
extern const FLASH struct screen fair_screen;         // chooses a random position before a match
extern const FLASH struct screen play_screen;         // the human's turn to choose a move
extern const FLASH struct screen rules_screen;        // shows the rules during a match
extern const FLASH struct screen why_screen;          // why a move wins, or why no move wins
extern const FLASH struct screen replies_screen;      // like why_screen; also answers the opponent's moves
extern const FLASH struct screen reply_screen;        // the machine's turn; if a move is chosen, plays it
extern const FLASH struct screen end_screen, result_screen; // last position and result of a match

// Rows of the table screens[] for the shared screens
#define SCREEN_ROW(id, screen) [id] = &screen,
#define SHARED_SCREENS(ROW)                                                                                  \
    ROW(SCREEN_MENU, menu_screen)                                                                            \
    ROW(SCREEN_CUSTOM_PILES, custom_piles_screen)                                                            \
    ROW(SCREEN_FAIR, fair_screen)                                                                            \
    ROW(SCREEN_PLAY, play_screen)                                                                            \
    ROW(SCREEN_RULES, rules_screen)                                                                          \
    ROW(SCREEN_REPLY, reply_screen)                                                                          \
    ROW(SCREEN_END, end_screen)                                                                              \
    ROW(SCREEN_RESULT, result_screen)

// Shows a page of the rules.
void rules_view(const struct ui *ui, struct view *view, uint8_t page);

// Returns the next (`step` 1) or previous (-1) page of the rules, or 0.
uint8_t rules_turn(const struct ui *ui, uint8_t page, int8_t step);

// Functions of why_screen for replies_screen. On a reply, why_view shows only the position.
void why_view(const struct ui *ui, struct view *view);
void why_enter(struct ui *ui);
enum screen_id why_press(struct ui *ui, uint8_t key);

// Returns the number of the reply in the current step, from 1, or 0 if the step is no reply.
uint8_t why_reply(const struct why *why);

// Shows a fact in a view that already has the fact's position.
void facts_show(const struct reason_step *step, struct view *view);

// Plays the opponent's move in the view, and shows your answer as changes that are not played yet.
void facts_show_reply(const struct reply *reply, struct view *view);
