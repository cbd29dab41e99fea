// SPDX-License-Identifier: MIT
// The why screen, for screens that add to it.
#pragma once

#include "ui/screens/screen.h"

// The functions of why_screen. A step of kind STEP_REPLY has no view yet.
void why_enter(void);
enum screen_id why_press(uint8_t key);

// Returns the number of the reply that the step asks for, 0 if it asks for none.
uint8_t why_reply(void);

// Returns the position that is shown, to be changed.
struct position *why_shown(void);
