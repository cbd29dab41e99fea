// SPDX-License-Identifier: MIT
// The screen of the result of a match.
#pragma once

#include "ui/screens/screen.h"

// True if the screen says that a human has won.
bool result_is_won(void);

extern const FLASH struct screen result_screen;
