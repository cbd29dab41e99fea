// SPDX-License-Identifier: MIT
// The match on the glass: from its start, turn by turn, to its result.
#pragma once

#include "ui/screens/screen.h"

// Begins a match as the settings ask for, between the sides of ui.match; or Morra. A start position may be
// refused: the reason is shown, and the screen stays.
enum screen_id ui_start(void);

// Plays ui.move, which must be legal; then it is the other side's turn or the match is over.
enum screen_id ui_play(void);
