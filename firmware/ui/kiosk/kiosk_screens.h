// SPDX-License-Identifier: MIT
// The screens of a board with a kiosk, for visitors and the operator.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

// Attract mode: while the exhibit is idle, it shows the name of a game, its rules and a match of the machine
// against itself; then the next game that is offered. It is on from entering attract_screen until it ends.

// Ends attract mode and starts the shown game for a visitor, from the kind of start position that the
// operator has set, if the game has it. Returns the next screen.
enum screen_id attract_leave(struct ui *ui);

// Goes one step, 1 or -1, to another language that is offered, until a visit ends or the next game is shown.
// Returns the next screen, which names it and then shows the same game from its title on.
enum screen_id attract_change_language(struct ui *ui, int8_t step);

extern const FLASH struct screen attract_screen; // begins attract mode; in the place of SCREEN_SPLASH

// The opening of a visitor's game: a legal move is shown and taken back, without words, so that it is seen
// what a move is; then the goal is told, and whose turn it is. Any key skips what is shown, and counts for
// nothing else.
enum { OPENING_MS = 5500 }; // from the beginning of the game to its goal

extern const FLASH struct screen opening_screen;

// Shows an F and an arrow to the right, by which the operator sees how the modules are mounted. RIGHT turns
// the picture of each module by a quarter turn, UP mirrors it, DOWN reverses the order of the modules. Each
// change is stored at once. OK begins attract mode. LEFT changes nothing, because holding LEFT leads to the
// menu.
extern const FLASH struct screen modules_screen;

// Two-finger Morra, with its result.
extern const FLASH struct screen morra_screen;

// True while the result of Morra is shown, which has no screen of its own.
bool morra_is_over(const struct ui *ui);

// The operator's menu: LEFT and RIGHT choose an item, UP and DOWN change it, OK leaves. The items are the
// settings, then two for each game: whether it is offered, and how often it was played and won; there
// UP and DOWN lead through the levels, where the results of each are kept.
extern const FLASH struct screen operator_screen;

// The operator's test of keys, lamps, dots and piezo: each key plays another tune and lights its lamp while
// it is down.
extern const FLASH struct screen test_screen;

// True during the test.
bool test_is_on(const struct ui *ui);

// Handles a key event, in place of ui_event. True at a tap of OK, when it comes up, which ends the test: so
// the lamp and the tune of OK are tested, too. No other key ends it, not even LEFT held.
bool test_event(struct ui *ui, struct event event);

// True if there are languages to choose from.
bool offers_languages(const struct ui *ui);
