// SPDX-License-Identifier: MIT
// The screens that all boards have in common.
#pragma once

#include "ui/screens/ui.h"

extern const FLASH struct screen menu_screen;         // settings and rules of a game
extern const FLASH struct screen custom_piles_screen; // where the human sets the piles
extern const FLASH struct screen fair_screen;         // before a match from a random position
extern const FLASH struct screen play_screen;         // the human's turn
extern const FLASH struct screen rules_screen;        // the rules during a match
extern const FLASH struct screen why_screen;          // why a move wins, or why none does
extern const FLASH struct screen replies_screen;      // the same with answers to the opponent's moves
extern const FLASH struct screen reply_screen; // the machine's turn; a move on entry is shown and played
extern const FLASH struct screen end_screen, result_screen; // of a match: its last position, and its result

// Their rows in the board's table of screens
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

// What the rules screen shows of a page, and the page one step, 1 on or -1 back, further. Page 0 comes after
// the last one, and there is none before it.
void rules_view(const struct ui *ui, struct view *view, uint8_t page);
uint8_t rules_turn(const struct ui *ui, uint8_t page, int8_t step);

// What screens add to the why screen: its functions. If a step asks for a reply, why_view shows the position
// without a message.
void why_view(const struct ui *ui, struct view *view);
void why_enter(struct ui *ui);
enum screen_id why_press(struct ui *ui, uint8_t key);

// Returns the number of the reply that the step asks for, from 1 on; 0: none.
uint8_t why_reply(const struct ui *ui);

// Shows a fact in a view that has the position that it is about. On boards without facts the function does
// nothing (ui/facts).
void facts_show(const struct reason_step *step, struct view *view);
