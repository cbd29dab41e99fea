// SPDX-License-Identifier: MIT
// Screens of a kiosk, for visitors and the operator.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

// Attract mode: the idle exhibit shows the name of a game, its rules and a match of the machine against
// itself, then the next offered game. Attract mode begins with attract_screen.

// Ends attract mode and starts the shown game for a visitor, from the start position of the operator's
// setting if the game has it. Returns the next screen.
enum screen_id attract_leave(struct ui *ui);

// Changes to the next (1) or previous (-1) offered language, until the visit ends or the next game is
// shown. Returns the next screen, which names the language and shows the game again.
enum screen_id attract_change_language(struct ui *ui, int8_t step);

extern const FLASH struct screen attract_screen; // begins attract mode, as SCREEN_SPLASH

// The opening of a visitor's game. Without words, it shows a legal move and takes it back, to show what a
// move is. Then it shows the goal and whose turn it is. A key skips the current part and has no other
// effect.
enum { OPENING_MS = 5500 }; // from the start of the opening until the goal

extern const FLASH struct screen opening_screen;

// Shows an F and an arrow to the right. The operator corrects this picture if the modules are mounted
// differently: RIGHT turns each module's picture by a quarter turn, UP mirrors it, DOWN reverses the order
// of the modules. Each change is saved at once. OK begins attract mode. LEFT has no effect, because holding
// LEFT leads to the menu.
extern const FLASH struct screen modules_screen;

// Two-finger Morra, including its result.
extern const FLASH struct screen morra_screen;

// True while the result of Morra is shown.
bool morra_is_over(const struct ui *ui);

// The operator's menu. LEFT and RIGHT choose an item, UP and DOWN change it, OK leaves. Each game has two
// items: whether it is offered, and the counts of its matches. UP and DOWN choose the level of the counts.
extern const FLASH struct screen operator_screen;

// The operator's test of keys, lamps, dots and piezo. While a key is down, its lamp is lit. Each key plays
// another sound.
extern const FLASH struct screen test_screen;

// True during the test.
bool test_is_on(const struct ui *ui);

// Handles a key event of the test, instead of ui_event. Returns true when OK comes up after a tap. Only
// this ends the test.
bool test_event(struct ui *ui, struct event event);

// True if visitors can choose between languages.
bool offers_languages(const struct ui *ui);
