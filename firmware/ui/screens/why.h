// SPDX-License-Identifier: MIT
// The why screen, for screens that add to it.
#pragma once

#include "game/explain/reason.h"
#include "ui/screens/screen.h"

// The functions of why_screen. A step of kind STEP_REPLY has no view yet.
void why_enter(void);
enum screen_id why_press(uint8_t key);

// Returns the step, whose `after` is the position that the move of the reason leaves.
const struct step *why_step(void);

// Returns the position that is shown, to be changed.
struct position *why_shown(void);
