// SPDX-License-Identifier: MIT
// Attract mode: while nobody plays, the name of a game, its rules, and the machine against itself; then the
// next game that is offered.
#pragma once

#include "ui/screens/screen.h" // struct screen

// The first game that is shown is the first one that is offered.
void attract_init(void);

bool attract_is_on(void);
void attract_end(void);

// Ends attract mode and starts the game that is shown for a visitor, from the start position that the
// operator wants, if the game has it.
enum screen_id attract_leave(void);

extern const FLASH struct screen splash_screen; // begins attract mode
