// SPDX-License-Identifier: MIT
// The screens of the end of a match: its last position, and its result.
#pragma once

#include "ui/screens/screen.h"

// True on SCREEN_RESULT, and at the end of a match of Morra.
bool result_is_shown(void);

// True if the screen says that a human has won.
bool result_is_won(void);

// Forgets wins of a human who has gone.
void result_forget(void);

extern const FLASH struct screen end_screen, result_screen;
