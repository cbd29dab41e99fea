// SPDX-License-Identifier: MIT
#pragma once

#include "ui/screens/screen.h"

// Has a human won, as the screen says?
bool result_is_won(void);

extern const FLASH struct screen result_screen;
