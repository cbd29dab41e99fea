// SPDX-License-Identifier: MIT
// The screen of the human's turn.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen play_screen;

// OK was tapped or is held, or RIGHT is held, on this screen: KEY_TAP or KEY_HOLD. Returns the next screen.
enum screen_id play_act(struct event event);
