// SPDX-License-Identifier: MIT
// The facts of the why screen. On boards without facts the function does nothing.
#pragma once

#include "game/explain/explain.h"

struct view;

// Shows a fact in a view that has the position that it is about.
void facts_show(const struct reason_step *step, struct view *view);
