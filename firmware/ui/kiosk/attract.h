// SPDX-License-Identifier: MIT
// Attract mode: while the exhibit is idle, it shows the name of a game, its rules and a match of the machine
// against itself; then the next game that is offered.
#pragma once

#include "ui/screens/screen.h" // struct screen

// Lets attract mode begin with the first game that is offered. To be called once, after settings_init.
void attract_init(void);

// True in attract mode, from entering attract_screen until it ends.
bool attract_is_on(void);

// Ends attract mode.
void attract_end(void);

// Ends attract mode and starts the shown game for a visitor, from the kind of start position that the
// operator has set, if the game has it. Returns the next screen.
enum screen_id attract_leave(void);

// Starts a match from this position (ui_start_from) at the operator's level, as for another visitor; ends
// attract mode, if it is on. Returns the next screen.
enum screen_id attract_leave_for(const FLASH struct game *game, const struct position *position);

// Goes one step, 1 or -1, to another language that is offered, until a visit ends or the next game is shown.
// Returns the next screen, which names it and then shows the same game from its title on.
enum screen_id attract_change_language(int8_t step);

extern const FLASH struct screen attract_screen; // begins attract mode; in the place of SCREEN_SPLASH
