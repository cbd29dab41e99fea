// SPDX-License-Identifier: MIT
// The why screen, for screens that extend it.
#pragma once

#include "ui/screens/ui.h"

// Functions of why_screen. At a reply, why_view shows only the position.
void why_view(const struct ui *ui, struct view *view);
void why_enter(struct ui *ui);
enum screen_id why_press(struct ui *ui, uint8_t key);

// Returns the 1-based number of the reply that the step shows; 0: none.
uint8_t why_reply(const struct ui *ui);
