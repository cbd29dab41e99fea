// SPDX-License-Identifier: MIT
// Attract mode: while nobody plays, the name of a game, its rules, and the machine against itself; then the
// next game that is offered. Its first screen is splash_screen (ui.h), which begins it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// The first game that is shown is the first one that is offered.
void attract_init(void);

bool attract_is_on(void);
void attract_end(void);

// Any key, whatever is shown: ends attract mode and starts the game for a visitor, from the start position
// that the operator wants, if the game has it.
void attract_press(uint8_t key);
