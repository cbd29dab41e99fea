// SPDX-License-Identifier: MIT
// The screen of the machine's turn. Where ui.move is a move on entry, that one is shown and played.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen reply_screen;
