// SPDX-License-Identifier: MIT
// The numbers that a message must have, computed from the rules only.
#pragma once

#include "show.h"
#include "ui/screens/view.h"

// Sets `wanted` to the numbers in a message. Returns their count, or NO_PART if unknown.
uint8_t numbers_of(const struct scene *scene, const struct view *view, unsigned wanted[NUMBERS]);
