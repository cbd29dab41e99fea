// SPDX-License-Identifier: MIT
// The match on the display: from its start, turn by turn, to its result.
#pragma once

#include "ui/screens/screen.h"

// Begins a match as in the settings, between the sides of ui.match, or Morra, and returns the screen. If the
// start position is refused, shows the reason and returns STAY.
enum screen_id ui_start(void);

// Plays ui.move, which must be legal, and returns the screen of the next turn or of the result.
enum screen_id ui_play(void);
