// SPDX-License-Identifier: MIT
// The why screen, for screens that add to it.
#pragma once

#include "ui/screens/ui.h"

// The functions of why_screen. If a step asks for a reply, why_view shows the position without a message.
void why_view(const struct ui *ui, struct view *view);
void why_enter(struct ui *ui);
enum screen_id why_press(struct ui *ui, uint8_t key);

// Returns the number of the reply that the step asks for, from 1 on; 0: none.
uint8_t why_reply(const struct ui *ui);
