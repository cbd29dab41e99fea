// SPDX-License-Identifier: MIT
// The numbers that a message must have, by the rules alone.
#pragma once

#include "show.h"
#include "ui/screens/view.h"

// Sets the numbers of the view's message, from the position and the move; returns how many, or NO_PART if the
// message is of another kind.
uint8_t numbers_of(const struct scene *scene, const struct view *view, unsigned wanted[NUMBERS]);
