// SPDX-License-Identifier: MIT
// The numbers that a message must have, computed from the rules only.
#pragma once

#include "show.h"
#include "ui/screens/view.h"

// Sets `wanted` to the numbers in the message. Returns their count, or NO_PART for an unknown message.
uint8_t numbers_of(const struct scene *scene, const struct view *view, unsigned wanted[NUMBERS]);
