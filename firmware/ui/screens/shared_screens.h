// SPDX-License-Identifier: MIT
// Screens that all boards have.
#pragma once

#include "ui/screens/ui.h"

extern const FLASH struct screen menu_screen;               // settings and rules of a game
extern const FLASH struct screen custom_piles_screen;       // on this screen, the human sets the start piles
extern const FLASH struct screen fair_screen;               // prepares a random start position before a match
extern const FLASH struct screen play_screen;               // the human's turn
extern const FLASH struct screen rules_screen;              // shows the rules during a match
extern const FLASH struct screen why_screen;                // explains why a move wins, or why no move wins
extern const FLASH struct screen replies_screen;            // also shows answers to the opponent's moves
extern const FLASH struct screen reply_screen;              // the machine's turn
extern const FLASH struct screen end_screen, result_screen; // last position and result of a match

// Makes a row of screens[] for a screen that all boards have
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

// Fills in the view with a page of the rules.
void rules_view(const struct ui *ui, struct view *view, uint8_t page);

// Returns the next page of rules, or the previous one if `step` is -1. Returns 0 if there is none.
uint8_t rules_turn(const struct ui *ui, uint8_t page, int8_t step);

// Functions of why_screen that replies_screen also uses
void why_view(const struct ui *ui, struct view *view);
void why_enter(struct ui *ui);
enum screen_id why_press(struct ui *ui, uint8_t key);

// Returns the number of the reply that the step shows, counted from 1. Returns 0 if the step shows no reply.
uint8_t why_reply(const struct why *why);

// Adds the text of a fact to a view that already shows the position.
void facts_show(const struct reason_step *step, struct view *view);

// Plays the opponent's move in the view, and shows your answer as changes that are not played yet.
void facts_show_reply(const struct reply *reply, struct view *view);
