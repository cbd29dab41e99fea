// SPDX-License-Identifier: MIT
// The screen of the human's turn.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen play_screen;
