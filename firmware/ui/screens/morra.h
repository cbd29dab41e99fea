// SPDX-License-Identifier: MIT
#pragma once

#include "ui/screens/screen.h"

// Is the human in the lead?
bool morra_is_won(void);

extern const FLASH struct screen morra_screen;
