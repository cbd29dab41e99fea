// SPDX-License-Identifier: MIT
// The menu: settings and rules of a game.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen menu_screen;
