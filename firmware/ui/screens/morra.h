// SPDX-License-Identifier: MIT
// The screen of two-finger Morra.
#pragma once

#include "ui/screens/screen.h"

// True if the human leads.
bool morra_is_won(void);

extern const FLASH struct screen morra_screen;
