// SPDX-License-Identifier: MIT
// Two-finger Morra, with its result.
#pragma once

#include "ui/screens/screen.h" // struct screen

extern const FLASH struct screen morra_screen;

// True while the result of Morra is shown, which has no screen of its own.
bool morra_is_over(void);
