// SPDX-License-Identifier: MIT
// Facts of the why screen. On boards without facts, facts_show does nothing.
#pragma once

#include "game/explain/explain.h"

struct view;

// Shows a fact. The view already has the position that the fact is about.
void facts_show(const struct reason_step *step, struct view *view);
