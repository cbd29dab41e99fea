// SPDX-License-Identifier: MIT
// The screen where the human sets the piles.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen custom_piles_screen;
